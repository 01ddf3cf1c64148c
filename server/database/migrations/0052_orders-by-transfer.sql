ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_stock" jsonb;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("pay_by") WHERE pay_by is not null;