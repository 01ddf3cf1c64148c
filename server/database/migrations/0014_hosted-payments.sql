ALTER TABLE "payment_attempts" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD COLUMN "polls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD CONSTRAINT "payments_token_unique" UNIQUE("token");