CREATE TABLE "project_rows" (
	"project_id" uuid NOT NULL,
	"folder_id" text COLLATE "C" NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"salesperson_code" text,
	"referrer_code" text,
	"is_only_booking" boolean NOT NULL,
	"tags" bigint[] NOT NULL,
	"project_name" text COLLATE "C",
	"folder_name" text COLLATE "C",
	"quote_id" bigint,
	"status" text COLLATE "C" NOT NULL,
	"salesperson" text COLLATE "C",
	"store" text COLLATE "C",
	"customer_name" text COLLATE "C",
	"customer_phone" text COLLATE "C",
	"customer_email" text COLLATE "C",
	"secondary_customer_phone" text COLLATE "C",
	"secondary_customer_email" text COLLATE "C",
	"quoted_cents" bigint,
	"project_goal" text COLLATE "C",
	"project_start" text COLLATE "C",
	"referrer" text COLLATE "C",
	"address" text COLLATE "C",
	CONSTRAINT "project_rows_project_id_folder_id_pk" PRIMARY KEY("project_id","folder_id")
);
--> statement-breakpoint
ALTER TABLE "project_rows" ADD CONSTRAINT "project_rows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_rows_created" ON "project_rows" USING btree ("brand","created_at","salesperson_code","referrer_code","is_only_booking");--> statement-breakpoint
CREATE INDEX "project_rows_changed" ON "project_rows" USING btree ("brand","changed_at");
--> statement-breakpoint
INSERT INTO "project_rows"
SELECT p."id", part."folder_id", p."brand", p."created_at", p."changed_at", p."salesperson_code", p."quote_data"->>'referrerCode',
	coalesce((p."quote_data"->>'showCulinaryBookings')::boolean, false) AND p."line_count" = 0, coalesce(tagged."tags", '{}'),
	left(lower(p."name"), 100), left(lower(part."title"), 100), part."quote_id", p."status", lower(p."salesperson_name"),
	lower(p."store_name"), left(lower(p."quote_data"->>'customerName'), 100), left(p."quote_data"->>'contactNumber', 100),
	left(p."quote_data"->>'customerEmail', 100), left(p."quote_data"->>'customerNumberSecondary', 100),
	left(p."quote_data"->>'customerEmailSecondary', 100), part."quoted_cents", left(lower(p."quote_data"->>'projectGoal'), 100),
	left(nullif(p."quote_data"->>'projectStart', ''), 100), left(lower(p."quote_data"->>'referrerName'), 100),
	left(lower(p."quote_data"->>'projectAddress'), 100)
FROM "projects" p
CROSS JOIN LATERAL (
	SELECT '' AS "folder_id", '' AS "title", p."quote_id", p."quoted_cents"
	UNION ALL
	SELECT f."id"::text, f."title", f."quote_id", f."quoted_cents" FROM "project_folders" f
	WHERE f."project_id" = p."id" AND f."quote_id" IS NOT NULL
) part
LEFT JOIN (
	SELECT sold."project_id", array_agg(DISTINCT tag."number") AS "tags"
	FROM (
		SELECT DISTINCT line."project_id", product."manufacturer_name", string_to_array(product."category_uri", '/') AS "path"
		FROM "project_lines" line JOIN "products" product ON product."id" = line."product_id"
		) sold
	CROSS JOIN LATERAL (
		SELECT hashtextextended('m:' || lower(sold."manufacturer_name"), 0) AS "number"
		UNION ALL
		SELECT hashtextextended('c:' || array_to_string(sold."path"[:"depth"], '/'), 0) FROM generate_series(1, cardinality(sold."path")) AS "depth"
	) tag
	GROUP BY sold."project_id"
) tagged ON tagged."project_id" = p."id"
WHERE p."deleted_at" IS NULL;
