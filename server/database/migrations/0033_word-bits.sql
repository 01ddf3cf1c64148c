CREATE TABLE "word_bits" (
	"brand" text NOT NULL,
	"chunk" integer NOT NULL,
	"word" text NOT NULL,
	"is_begun" boolean NOT NULL,
	"in_title" bit(8192) NOT NULL,
	"in_names" bit(8192) NOT NULL,
	"in_text" bit(8192) NOT NULL
);
--> statement-breakpoint
-- Most words are in few listings: rows are compressed, since three columns of bits exceed the 2 KB from which PostgreSQL tries.
ALTER TABLE "word_bits" ALTER COLUMN "in_title" SET STORAGE MAIN, ALTER COLUMN "in_names" SET STORAGE MAIN, ALTER COLUMN "in_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "word_bits" SET (toast_tuple_target = 128);--> statement-breakpoint
DROP TABLE "search_places" CASCADE;--> statement-breakpoint
DROP TABLE "word_places" CASCADE;--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "listing_rows" ADD COLUMN "manufacturer_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_rows" ADD COLUMN "category_uri" text;--> statement-breakpoint
-- Not the hash that refreshListings compares: the first refresh derives all words again.
ALTER TABLE "listing_rows" ADD COLUMN "words" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "listing_rows" ALTER COLUMN "words" DROP DEFAULT;--> statement-breakpoint
-- Rows of products that are gone have neither; the next refresh removes them.
UPDATE "listing_rows" r SET "manufacturer_id" = p."manufacturer_id", "category_uri" = p."category_uri"
FROM "products" p WHERE p."id" = r."product_id";--> statement-breakpoint
DELETE FROM "listing_rows" WHERE "manufacturer_id" IS NULL;--> statement-breakpoint
ALTER TABLE "listing_rows" ALTER COLUMN "manufacturer_id" SET NOT NULL, ALTER COLUMN "category_uri" SET NOT NULL;--> statement-breakpoint
ANALYZE "listing_rows", "products";
--> statement-breakpoint
-- What refreshListings derives from now on, one chunk after another.
INSERT INTO "word_bits"
SELECT chunks."brand", chunks."chunk", words.*
FROM (SELECT DISTINCT "brand", "number" >> 13 AS "chunk" FROM "listing_rows") chunks
CROSS JOIN LATERAL (
	WITH found AS MATERIALIZED (
		SELECT "lexeme",
			coalesce(bit_or(set_bit(b'0'::bit(8192), "number" & 8191, 1)) FILTER (WHERE "weights"[1] = 'A'), b'0'::bit(8192)) AS "title",
			coalesce(bit_or(set_bit(b'0'::bit(8192), "number" & 8191, 1)) FILTER (WHERE "weights"[1] <= 'B'), b'0'::bit(8192)) AS "names",
			bit_or(set_bit(b'0'::bit(8192), "number" & 8191, 1)) AS "text"
		FROM "listing_rows" r
		CROSS JOIN LATERAL (SELECT p."search" FROM "products" p WHERE p."id" = r."product_id" OFFSET 0) listed
		CROSS JOIN LATERAL unnest("search") words
		WHERE r."brand" = chunks."brand" AND r."number" BETWEEN chunks."chunk" * 8192 AND chunks."chunk" * 8192 + 8191
		GROUP BY "lexeme")
	SELECT "lexeme", false, "title", "names", "text" FROM found
	UNION ALL
	SELECT left("lexeme", size), true, bit_or("title"), bit_or("names"), bit_or("text")
	FROM found CROSS JOIN generate_series(1, 5) size WHERE length("lexeme") >= size GROUP BY left("lexeme", size)
	ORDER BY 1, 2) words;
--> statement-breakpoint
CREATE UNIQUE INDEX "word_bits_word" ON "word_bits" USING btree ("brand","chunk","word" text_pattern_ops,"is_begun");--> statement-breakpoint
CREATE INDEX "listing_rows_manufacturer" ON "listing_rows" USING btree ("brand","manufacturer_id","rank" DESC NULLS LAST,"product_id");--> statement-breakpoint
-- Planned with the former sizes, the first lists would read whole tables.
ANALYZE "listing_rows", "listing_bits", "word_bits";
