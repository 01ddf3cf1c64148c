CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"style" text NOT NULL,
	"sku" text NOT NULL,
	"visitor_id" uuid,
	"idempotency_key" text,
	"author" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_visitor_id_pk" PRIMARY KEY("review_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"style" text NOT NULL,
	"sku" text NOT NULL,
	"account_id" uuid,
	"order_id" uuid,
	"bought_on" date,
	"author" text NOT NULL,
	"suburb" text NOT NULL,
	"stars" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"helpful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_average" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_answered" ON "questions" USING btree ("brand","style","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "questions_pending" ON "questions" USING btree ("brand","created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "questions_once" ON "questions" USING btree ("visitor_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "questions_visitor" ON "questions" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "review_votes_visitor" ON "review_votes" USING btree ("visitor_id","voted_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("brand","style","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("brand","style","helpful" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("brand","created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("account_id","brand","style") WHERE state <> 'rejected';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "rating_average";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "rating_count";