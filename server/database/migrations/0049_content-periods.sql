ALTER TABLE "alert_banners" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_banners" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "static_content" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "static_content" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_until" timestamp with time zone;