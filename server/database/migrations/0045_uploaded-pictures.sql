CREATE TABLE "uploaded_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_pictures_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "uploaded_pictures_at" ON "uploaded_pictures" USING btree ("at");