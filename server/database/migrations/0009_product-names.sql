CREATE TABLE "product_names" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"names" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_names_words" ON "product_names" USING gin ("names");--> statement-breakpoint
CREATE INDEX "product_names_sku" ON "product_names" USING btree ("sku");
--> statement-breakpoint
-- What refreshSearchWords makes from now on.
insert into "product_names" ("product_id", "sku", "names") select "id", "sku", ts_filter("search", '{a,b}') from "products";
