ALTER TABLE "form_messages" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "form_messages_brand" ON "form_messages" USING btree ("brand","sent_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_brand" ON "newsletter_subscribers" USING btree ("brand","subscribed_at","email");