CREATE TABLE "search_places" (
	"brand" text NOT NULL,
	"place" integer NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "search_places_brand_place_pk" PRIMARY KEY("brand","place")
);
--> statement-breakpoint
CREATE TABLE "word_places" (
	"brand" text NOT NULL,
	"word" text NOT NULL,
	"in_title" "bytea",
	"in_names" "bytea",
	"in_text" "bytea"
);
--> statement-breakpoint
DROP TABLE "product_names" CASCADE;--> statement-breakpoint
CREATE UNIQUE INDEX "search_places_product" ON "search_places" USING btree ("brand","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "word_places_word" ON "word_places" USING btree ("brand","word" text_pattern_ops);
--> statement-breakpoint
-- What refreshSearchWords makes from now on.
insert into "search_places" ("brand", "place", "product_id")
select "brand", row_number() over (partition by "brand" order by "rank" desc, "product_id") - 1, "product_id" from "listings";
--> statement-breakpoint
insert into "word_places" ("brand", "word", "in_title", "in_names", "in_text")
select "brand", "lexeme",
  string_agg(int4send("place"), '') filter (where "weights"[1] = 'A'),
  string_agg(int4send("place"), '') filter (where "weights"[1] = 'B'),
  string_agg(int4send("place"), '') filter (where "weights"[1] > 'B')
from "search_places" join "products" on "products"."id" = "search_places"."product_id"
cross join lateral unnest("products"."search") "words"
group by "brand", "lexeme"
order by "brand", "lexeme";
