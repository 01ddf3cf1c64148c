CREATE TABLE "admin_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_passes" ADD CONSTRAINT "admin_passes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_passes_account" ON "admin_passes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "admin_passes_age" ON "admin_passes" USING btree ("expires_at");