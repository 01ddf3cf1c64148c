CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "staff_shops" (
	"account_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text,
	CONSTRAINT "staff_shops_account_id_brand_pk" PRIMARY KEY("account_id","brand")
);
--> statement-breakpoint
ALTER TABLE "visitors" DROP CONSTRAINT "visitors_shared_with_visitors_id_fk";
--> statement-breakpoint
ALTER TABLE "visitors" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_shops" ADD CONSTRAINT "staff_shops_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_account" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
UPDATE "visitors" SET "token_hash" = NULL WHERE "shared_with" IS NOT NULL OR "id" IN (SELECT "visitor_id" FROM "account_visitors");--> statement-breakpoint
INSERT INTO "staff_shops" ("account_id", "brand", "granted_at") SELECT DISTINCT "accounts"."id", "stores"."brand", "accounts"."created_at" FROM "accounts" JOIN "stores" ON "stores"."uri" = "accounts"."staff"->>'storeUri' WHERE "accounts"."staff" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" DROP COLUMN "shared_with";