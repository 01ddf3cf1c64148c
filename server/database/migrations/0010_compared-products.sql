CREATE TABLE "compared_products" (
	"visitor_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "compared_products_visitor_id_brand_sku_pk" PRIMARY KEY("visitor_id","brand","sku")
);
--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;