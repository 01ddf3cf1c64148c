CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"products" jsonb NOT NULL,
	"path" text NOT NULL,
	"is_repeat_user" boolean,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"area" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"buckets" jsonb NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "client_failures_at" ON "client_failures" USING btree ("at");