ALTER TABLE "coupon_tries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "coupon_tries_network" ON "coupon_tries" USING btree ("network","tried_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_network" ON "payment_attempts" USING btree ("network","created_at");