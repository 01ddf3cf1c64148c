CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1),
	CONSTRAINT "installation_kind" CHECK ("installation"."kind" in ('demo', 'retailer'))
);
--> statement-breakpoint
-- Earlier versions put the demo into every database. It is a demo still where nothing in it can be a retailer's own: every id
-- was made by the demo (UUID version 8, variant a), every store has a telephone number kept free for fiction, and coupons and
-- staff are the demo's. In doubt it is the retailer's: without a row here, the next start says so.
INSERT INTO "installation" ("id", "kind")
SELECT 1, 'demo' FROM "seed_state"
WHERE EXISTS (SELECT FROM "products")
	AND (SELECT count(*) FROM "coupons" WHERE ("code", "kind", "value", "minimum_cents") IN (('HEARTH10', 'percent', 10, 0), ('FREEHEARTH', 'everything', 0, 0), ('FIFTY', 'amount', 5000, 50000))) = 3
	AND NOT EXISTS (SELECT FROM "coupons" WHERE "code" NOT IN ('HEARTH10', 'FREEHEARTH', 'FIFTY'))
	AND NOT EXISTS (SELECT FROM "products" WHERE "id"::text !~ '^.{14}8.{4}a')
	AND NOT EXISTS (SELECT FROM "manufacturers" WHERE "id"::text !~ '^.{14}8.{4}a')
	AND NOT EXISTS (SELECT FROM "categories" WHERE "id"::text !~ '^.{14}8.{4}a')
	AND NOT EXISTS (SELECT FROM "promotions" WHERE "id"::text !~ '^.{14}8.{4}a')
	AND NOT EXISTS (SELECT FROM "stores" WHERE "phone" NOT LIKE '% 555%')
	AND NOT EXISTS (SELECT FROM "accounts" WHERE "staff" IS NOT NULL AND "email" NOT LIKE '%@hearth.example');--> statement-breakpoint
-- The tests of two ways that the code knows, all off: part of the product, not of the demo.
INSERT INTO "variant_tests" ("id", "description", "buckets", "is_on")
VALUES ('mini-cart-first-way', 'In the cart panel: the checkout first (original), or the look at the whole cart first (cart-first)', '["original", "cart-first"]', false)
ON CONFLICT DO NOTHING;
