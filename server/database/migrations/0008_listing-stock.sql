DROP INDEX "products_category";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "in_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_shelf" ON "products" USING btree ("category_uri","manufacturer_id","id");
--> statement-breakpoint
-- What stands in the warehouses now. From here on every transaction that writes stock keeps it.
update "listings" set "in_stock" = false where not exists (
	select 1 from "stock" join "warehouses" on "warehouses"."code" = "stock"."warehouse"
	where "stock"."product_id" = "listings"."product_id" and "stock"."quantity" > 0
		and "warehouses"."country" = case when "listings"."brand" = 'aol-nz' then 'NZ' else 'AU' end
);
