CREATE TABLE "alert_banners" (
	"brand" text PRIMARY KEY NOT NULL,
	"banner_url" text NOT NULL,
	"background_color" text NOT NULL,
	"desktop_content" text NOT NULL,
	"mobile_content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"uri" text NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "categories_uri_unique" UNIQUE("uri")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"brand" text NOT NULL,
	"product_id" uuid NOT NULL,
	"price_cents" bigint,
	"rrp_cents" bigint,
	"price_upon_request" boolean NOT NULL,
	"condition" text NOT NULL,
	"missing_parts" text,
	"ribbon_type" text,
	"ribbon_text" text,
	"pricing_text" text,
	"pricing_value" text,
	"tooltip" text,
	"value_promise" boolean NOT NULL,
	"price_match" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"promotion_id" uuid,
	"rank" integer NOT NULL,
	CONSTRAINT "listings_brand_product_id_pk" PRIMARY KEY("brand","product_id")
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" text PRIMARY KEY NOT NULL,
	"suburb" text NOT NULL,
	"suburb_key" text NOT NULL,
	"postcode" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"warehouse" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uri" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"about" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "manufacturers_uri_unique" UNIQUE("uri")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"brand" text NOT NULL,
	"product_id" uuid NOT NULL,
	"on" date NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "price_history_brand_product_id_on_pk" PRIMARY KEY("brand","product_id","on")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"model" text NOT NULL,
	"manufacturer_id" uuid NOT NULL,
	"manufacturer_name" text NOT NULL,
	"category_id" uuid NOT NULL,
	"category_uri" text NOT NULL,
	"category_name" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"finish" text,
	"variant_group" text,
	"width" integer,
	"height" integer,
	"depth" integer,
	"energy_stars" double precision,
	"warranty_years" integer NOT NULL,
	"warranties" jsonb NOT NULL,
	"installs" jsonb NOT NULL,
	"goes_with" jsonb NOT NULL,
	"rating_average" double precision,
	"rating_count" integer NOT NULL,
	"released_on" date NOT NULL,
	"keywords" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('hearth', coalesce(title, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(model, '')), 'A') || setweight(to_tsvector('hearth', coalesce(manufacturer_name, '') || ' ' || coalesce(category_name, '') || ' ' || coalesce(keywords, '')), 'B') || setweight(to_tsvector('hearth', coalesce(description, '')), 'D')) STORED,
	CONSTRAINT "products_productId_unique" UNIQUE("product_id"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"uri" text NOT NULL,
	"title" text NOT NULL,
	"reward_label" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"picture" text,
	"reward_sku" text
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"brand" text NOT NULL,
	"from_path" text NOT NULL,
	"destination" text NOT NULL,
	CONSTRAINT "redirects_brand_from_path_pk" PRIMARY KEY("brand","from_path")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"brand" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"base_image_path" text NOT NULL,
	"url" text,
	"colour" text,
	"images" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_brand_name_pk" PRIMARY KEY("brand","name")
);
--> statement-breakpoint
CREATE TABLE "static_content" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "static_content_brand_name_pk" PRIMARY KEY("brand","name")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" uuid NOT NULL,
	"warehouse" text NOT NULL,
	"quantity" integer NOT NULL,
	"next_date" date,
	CONSTRAINT "stock_product_id_warehouse_pk" PRIMARY KEY("product_id","warehouse")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"uri" text NOT NULL,
	"name" text NOT NULL,
	"subdivision" text NOT NULL,
	"address" text NOT NULL,
	"suburb" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"blurb" text NOT NULL,
	"is_appointment_only" boolean NOT NULL,
	"open_times" jsonb NOT NULL,
	"picture" text,
	"virtual_tour_id" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_brand_rank" ON "listings" USING btree ("brand","rank");--> statement-breakpoint
CREATE INDEX "localities_suburb" ON "localities" USING btree ("suburb_key");--> statement-breakpoint
CREATE INDEX "localities_postcode" ON "localities" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_uri");--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "products_variant_group" ON "products" USING btree ("variant_group");