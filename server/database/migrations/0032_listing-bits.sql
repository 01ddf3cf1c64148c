CREATE TABLE "listing_bits" (
	"brand" text NOT NULL,
	"chunk" integer NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "listing_bits_brand_chunk_key_value_pk" PRIMARY KEY("brand","chunk","key","value")
);
--> statement-breakpoint
CREATE TABLE "listing_rows" (
	"brand" text NOT NULL,
	"number" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"product_number" integer NOT NULL,
	"rank" integer NOT NULL,
	"price_cents" bigint,
	"saved_percent" integer NOT NULL,
	"released_on" date NOT NULL,
	"rating_average" double precision NOT NULL,
	"rating_count" integer NOT NULL,
	"source" bigint NOT NULL,
	CONSTRAINT "listing_rows_brand_number_pk" PRIMARY KEY("brand","number")
);
--> statement-breakpoint
-- Few bits of a row are set, or most are: inside the row, compressed where that helps.
ALTER TABLE "listing_bits" ALTER COLUMN "bits" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "listing_bits" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- What refreshListings derives from now on. The hash is not the one it compares: the first refresh derives everything again.
INSERT INTO "listing_rows"
SELECT l."brand", row_number() OVER (PARTITION BY l."brand" ORDER BY p."category_uri", p."manufacturer_name", p."product_id") - 1,
	p."id", p."product_id", l."rank", CASE WHEN l."price_upon_request" THEN NULL ELSE l."price_cents" END,
	CASE WHEN l."price_upon_request" OR l."price_cents" <= 0 OR l."rrp_cents" <= l."price_cents" THEN 0
		WHEN (l."rrp_cents" - l."price_cents") * 100 >= l."rrp_cents" * 5 OR l."rrp_cents" - l."price_cents" >= 20000
		THEN coalesce((l."rrp_cents" - l."price_cents") * 100 / l."rrp_cents", 0) ELSE 0 END,
	p."released_on", coalesce(p."rating_average", 0), p."rating_count", 0
FROM "listings" l JOIN "products" p ON p."id" = l."product_id";
--> statement-breakpoint
INSERT INTO "listing_bits"
SELECT r."brand", r."number" >> 13, fact."key", fact."value", bit_or(set_bit(b'0'::bit(8192), r."number" & 8191, 1))
FROM "listing_rows" r
JOIN "listings" l ON l."brand" = r."brand" AND l."product_id" = r."product_id"
JOIN "products" p ON p."id" = r."product_id"
CROSS JOIN LATERAL (
	VALUES ('listed', ''), ('category', p."category_uri"), ('manufacturer', p."manufacturer_id"::text), ('brand', p."manufacturer_name"),
		('condition', l."condition"), ('stock', CASE WHEN l."in_stock" THEN '' END), ('offer', CASE WHEN l."on_sale" THEN '' END),
		('rating', p."rating_average"::text), ('priced', CASE WHEN r."price_cents" IS NOT NULL THEN '' END),
		('price-step', CASE WHEN r."price_cents" IS NOT NULL THEN (
			SELECT count(*) FILTER (WHERE round * 100 <= r."price_cents") + count(*) FILTER (WHERE round * 100 < r."price_cents")
			FROM unnest(array[50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500]) AS round)::text END)
	UNION ALL SELECT 'price-digit', digit::text FROM generate_series(0, 39) digit WHERE r."price_cents" >> digit & 1 = 1
	UNION ALL SELECT 'released-digit', digit::text FROM generate_series(0, 15) digit
		WHERE greatest(r."released_on" - date '1970-01-01', 0) >> digit & 1 = 1
	UNION ALL SELECT CASE jsonb_typeof(attribute.value) WHEN 'string' THEN 'text:' ELSE 'number:' END || attribute.key,
		attribute.value #>> '{}'
		FROM jsonb_each(p."attributes") attribute WHERE jsonb_typeof(attribute.value) IN ('string', 'number')
) fact ("key", "value")
WHERE fact."value" IS NOT NULL
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_rows_product" ON "listing_rows" USING btree ("product_id","brand");--> statement-breakpoint
CREATE INDEX "listing_rows_popular" ON "listing_rows" USING btree ("brand","rank" DESC NULLS LAST,"product_number","number","product_id");--> statement-breakpoint
CREATE INDEX "listing_rows_cheap" ON "listing_rows" USING btree ("brand","price_cents","rank" DESC NULLS LAST,"product_number","number","product_id");--> statement-breakpoint
CREATE INDEX "listing_rows_dear" ON "listing_rows" USING btree ("brand","price_cents" DESC NULLS LAST,"rank" DESC NULLS LAST,"product_number","number","product_id");--> statement-breakpoint
CREATE INDEX "listing_rows_new" ON "listing_rows" USING btree ("brand","released_on" DESC NULLS LAST,"rank" DESC NULLS LAST,"product_number","number","product_id");--> statement-breakpoint
CREATE INDEX "listing_rows_rated" ON "listing_rows" USING btree ("brand","rating_average" DESC NULLS LAST,"rating_count" DESC NULLS LAST,"rank" DESC NULLS LAST,"product_number","number","product_id");--> statement-breakpoint
CREATE INDEX "listing_rows_saved" ON "listing_rows" USING btree ("brand","saved_percent" DESC NULLS LAST,"rank" DESC NULLS LAST,"product_number","number","product_id");
