CREATE TABLE "picture_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"source" text NOT NULL,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
ALTER TABLE "picture_addresses" ADD CONSTRAINT "picture_addresses_picture_id_uploaded_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploaded_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_addresses_picture" ON "picture_addresses" USING btree ("picture_id");