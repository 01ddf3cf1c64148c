ALTER TABLE "project_fields" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "project_fields" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "project_fields" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
UPDATE "project_fields" SET "made_at" = "changed_at";--> statement-breakpoint
ALTER TABLE "project_fields" ALTER COLUMN "made_at" SET NOT NULL;--> statement-breakpoint
-- Until now only a name said who it was: where exactly one member of staff has it, it was them.
UPDATE "project_fields" SET "account_id" = person."id"
FROM (SELECT min("id"::text)::uuid AS "id", trim("first_name" || ' ' || "last_name") AS "name" FROM "accounts" WHERE "staff" IS NOT NULL GROUP BY 2 HAVING count(*) = 1) person
WHERE "project_fields"."changed_by" = person."name";
