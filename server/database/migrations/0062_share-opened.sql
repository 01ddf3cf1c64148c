ALTER TABLE "projects" ADD COLUMN "share_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "share_last_opened_at" timestamp with time zone;