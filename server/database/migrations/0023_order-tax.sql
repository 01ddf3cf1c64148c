ALTER TABLE "orders" ADD COLUMN "tax_cents" bigint;--> statement-breakpoint
-- Until now every total included GST: an eleventh in Australia, three twenty-thirds in New Zealand.
UPDATE "orders" SET "tax_cents" = CASE WHEN "currency" = 'NZD' THEN round("total_cents" * 3 / 23.0) ELSE round("total_cents" / 11.0) END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax_cents" SET NOT NULL;
