CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"provider_reference" text,
	"amount_cents" bigint,
	"currency" text,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_events_reference" ON "payment_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_events_at" ON "payment_events" USING btree ("at");