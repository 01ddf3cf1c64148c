ALTER TABLE "project_lines" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "project_lines" ADD COLUMN "competitor" text;--> statement-breakpoint
-- Until now every agreed price needed the address of a competitor.
UPDATE "project_lines" SET "price_reason" = 'priceMatch', "competitor" = substring("competitor_url" from '^https?://([^/]+)') WHERE "agreed_cents" IS NOT NULL;
