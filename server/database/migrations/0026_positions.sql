-- Positions become the keys that a fractional index gives to 0, 1, 2 …: a0 to az, b00 to bzz, c000 to czzz.
ALTER TABLE "project_folders" ALTER COLUMN "position" SET DATA TYPE text COLLATE "C" USING "position"::text;--> statement-breakpoint
UPDATE "project_folders" SET "position" = CASE
	WHEN placed."place" < 62 THEN 'a' || substr("digits", (placed."place")::integer + 1, 1)
	WHEN placed."place" < 3906 THEN 'b' || substr("digits", ((placed."place" - 62) / 62)::integer + 1, 1) || substr("digits", ((placed."place" - 62) % 62)::integer + 1, 1)
	ELSE 'c' || substr("digits", ((placed."place" - 3906) / 3844)::integer + 1, 1) || substr("digits", ((placed."place" - 3906) / 62 % 62)::integer + 1, 1) || substr("digits", ((placed."place" - 3906) % 62)::integer + 1, 1)
END
FROM (SELECT "id", row_number() OVER (PARTITION BY "project_id" ORDER BY "position"::integer, "id") - 1 AS "place" FROM "project_folders") placed,
	(SELECT '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' AS "digits") base
WHERE "project_folders"."id" = placed."id";--> statement-breakpoint
ALTER TABLE "project_lines" ALTER COLUMN "position" SET DATA TYPE text COLLATE "C" USING "position"::text;--> statement-breakpoint
UPDATE "project_lines" SET "position" = CASE
	WHEN placed."place" < 62 THEN 'a' || substr("digits", (placed."place")::integer + 1, 1)
	WHEN placed."place" < 3906 THEN 'b' || substr("digits", ((placed."place" - 62) / 62)::integer + 1, 1) || substr("digits", ((placed."place" - 62) % 62)::integer + 1, 1)
	ELSE 'c' || substr("digits", ((placed."place" - 3906) / 3844)::integer + 1, 1) || substr("digits", ((placed."place" - 3906) / 62 % 62)::integer + 1, 1) || substr("digits", ((placed."place" - 3906) % 62)::integer + 1, 1)
END
FROM (SELECT "project_id", "product_code", row_number() OVER (PARTITION BY "project_id" ORDER BY "position"::integer, "product_code") - 1 AS "place" FROM "project_lines") placed,
	(SELECT '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' AS "digits") base
WHERE "project_lines"."project_id" = placed."project_id" AND "project_lines"."product_code" = placed."product_code";--> statement-breakpoint
-- Orders were one field of a whole list; now each line and folder has its place.
DELETE FROM "project_fields" WHERE "field" LIKE 'order/%' OR "field" = 'folderOrder';--> statement-breakpoint
UPDATE "project_fields" SET "before" = jsonb_build_object('value', ("before"->>'value')::numeric / 100) WHERE "field" ~ '^variation/.*/rrpCents$';--> statement-breakpoint
UPDATE "project_fields" SET "field" = CASE
	WHEN "field" ~ '^line/.*/warrantyId$' THEN regexp_replace("field", '^line/(.*)/warrantyId$', 'line:\1.warranty')
	WHEN "field" ~ '^line/.*/installId$' THEN regexp_replace("field", '^line/(.*)/installId$', 'line:\1.install')
	WHEN "field" LIKE 'line/%' THEN regexp_replace("field", '^line/(.*)/(\w+)$', 'line:\1.\2')
	WHEN "field" LIKE 'folder/%' THEN regexp_replace("field", '^folder/(.*)/title$', 'folder:\1.title')
	WHEN "field" LIKE 'note/%' THEN regexp_replace("field", '^note/(.*)$', 'note:\1.text')
	WHEN "field" LIKE 'file/%' THEN regexp_replace("field", '^file/(.*)/(\w+)$', 'file:\1.\2')
	WHEN "field" ~ '^variation/.*/variationSku$' THEN regexp_replace("field", '^variation/(.*)/variationSku$', 'variation:\1.sku')
	WHEN "field" ~ '^variation/.*/rrpCents$' THEN regexp_replace("field", '^variation/(.*)/rrpCents$', 'variation:\1.rrp')
	WHEN "field" LIKE 'variation/%' THEN regexp_replace("field", '^variation/(.*)/(\w+)$', 'variation:\1.\2')
	ELSE 'project.' || "field"
END;--> statement-breakpoint
-- What was added is recorded beside what was changed from now on: removals have to know of it.
INSERT INTO "project_fields" ("project_id", "field", "version", "before", "changed_by", "changed_at")
SELECT "project_id", CASE "field" WHEN 'product' THEN 'line' ELSE "field" END || ':' || "item_id", "version", '{"value": null}', min("user"), min("made_at")
FROM "project_log"
WHERE "action" = 'added' AND "field" IN ('product', 'folder', 'note', 'variation') AND "item_id" IS NOT NULL
GROUP BY "project_id", "field", "item_id", "version"
ON CONFLICT DO NOTHING;
