CREATE TABLE "form_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"form_url" text NOT NULL,
	"source" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"sku" text,
	"answers" jsonb NOT NULL,
	"seat" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "form_messages_seat_unique" UNIQUE("seat")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"brand" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"button" text NOT NULL,
	"source" text NOT NULL,
	"fields" jsonb NOT NULL,
	"prefix" text NOT NULL,
	"thanks" jsonb NOT NULL,
	"seats" integer,
	CONSTRAINT "forms_brand_url_pk" PRIMARY KEY("brand","url")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"postcode" text NOT NULL,
	"source" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_brand_email_pk" PRIMARY KEY("brand","email")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"uri" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"picture" text,
	"chapter" text NOT NULL,
	"facts" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"category" text,
	"store_uris" jsonb NOT NULL,
	"published_on" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "articles_brand_kind_uri_pk" PRIMARY KEY("brand","kind","uri")
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "ribbon_type" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "claim_form" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "claim_ends_on" date;--> statement-breakpoint
ALTER TABLE "form_messages" ADD CONSTRAINT "form_messages_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_messages_once" ON "form_messages" USING btree ("visitor_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "form_messages_visitor" ON "form_messages" USING btree ("visitor_id","sent_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_visitor" ON "newsletter_subscribers" USING btree ("visitor_id","changed_at");