CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"project_id" text,
	"name" text NOT NULL,
	"notes" text NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_visitors" (
	"account_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	CONSTRAINT "account_visitors_account_id_brand_pk" PRIMARY KEY("account_id","brand")
);
--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "shared_with" uuid;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_visitors" ADD CONSTRAINT "account_visitors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_visitors" ADD CONSTRAINT "account_visitors_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_account" ON "reminders" USING btree ("account_id","status","date");--> statement-breakpoint
CREATE INDEX "reminders_project" ON "reminders" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "account_visitors_visitor" ON "account_visitors" USING btree ("visitor_id");--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_shared_with_visitors_id_fk" FOREIGN KEY ("shared_with") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;