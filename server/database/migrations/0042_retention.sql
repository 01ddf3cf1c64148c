CREATE INDEX "carts_visitor" ON "carts" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "carts_unused" ON "carts" USING btree ("changed_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "mails_text" ON "mails" USING btree ("created_at") WHERE body <> '';--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_unowned" ON "orders" USING btree ("placed_at") WHERE account_id is null and email <> '';--> statement-breakpoint
CREATE INDEX "payment_attempts_visitor" ON "payment_attempts" USING btree ("visitor_id");