CREATE TABLE "project_changes" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"project_id" uuid NOT NULL,
	"item_id" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_changes_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "project_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user" text NOT NULL,
	"message" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"filters" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_fields" (
	"project_id" uuid NOT NULL,
	"field" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_fields_project_id_field_version_pk" PRIMARY KEY("project_id","field","version")
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"product_code" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"show_to_customer" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"made_version" integer NOT NULL,
	"quote_id" bigint,
	"quoted_cents" bigint,
	"quoted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_lines" (
	"project_id" uuid NOT NULL,
	"product_code" text NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"folder_id" uuid,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"warranty_id" text,
	"install_id" text,
	"agreed_cents" bigint,
	"competitor_url" text,
	"locked_cents" bigint,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_lines_project_id_product_code_pk" PRIMARY KEY("project_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "project_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"user" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"field" text NOT NULL,
	"from_text" text NOT NULL,
	"to_text" text NOT NULL,
	"item_id" text
);
--> statement-breakpoint
CREATE TABLE "project_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"notes" text NOT NULL,
	"created_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_openings" (
	"account_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"project_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_openings_account_id_brand_pk" PRIMARY KEY("account_id","brand")
);
--> statement-breakpoint
CREATE TABLE "project_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"folder_id" uuid,
	"quote_id" bigint NOT NULL,
	"quote_version" integer NOT NULL,
	"quoted_cents" bigint NOT NULL,
	"held_until" date,
	"lines" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_variations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"product_code" text NOT NULL,
	"brand" text NOT NULL,
	"variation_sku" text NOT NULL,
	"comments" text NOT NULL,
	"rrp_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"quote_data" jsonb NOT NULL,
	"contacts" text[] NOT NULL,
	"salesperson_code" text,
	"salesperson_name" text,
	"store_id" text,
	"store_name" text,
	"version" integer NOT NULL,
	"content_version" integer NOT NULL,
	"line_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"quote_id" bigint,
	"quote_version" integer NOT NULL,
	"quoted_cents" bigint,
	"quoted_at" timestamp with time zone,
	"quoted_by" text,
	"quoted_version" integer,
	"emailed_at" timestamp with time zone,
	"emailed_to" text[] NOT NULL,
	"locked_at" timestamp with time zone,
	"locked_by" text,
	"lock_ends_on" date,
	"share_nonce" text,
	"share_hash" text,
	"shared_at" timestamp with time zone,
	"shared_by" text,
	"share_ends_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "projects_shareHash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
CREATE TABLE "competitor_prices" (
	"brand" text NOT NULL,
	"product_id" uuid NOT NULL,
	"competitor" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"url" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competitor_prices_brand_product_id_competitor_pk" PRIMARY KEY("brand","product_id","competitor")
);
--> statement-breakpoint
CREATE TABLE "referrers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"business_name" text NOT NULL,
	"phone" text NOT NULL,
	"contact" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salespeople" (
	"code" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"subdivision" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "agreed_cents" bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "agreed_until" date;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_exports" ADD CONSTRAINT "project_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fields" ADD CONSTRAINT "project_fields_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_folders" ADD CONSTRAINT "project_folders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lines" ADD CONSTRAINT "project_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lines" ADD CONSTRAINT "project_lines_folder_id_project_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."project_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_log" ADD CONSTRAINT "project_log_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_openings" ADD CONSTRAINT "project_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_openings" ADD CONSTRAINT "project_openings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_quotes" ADD CONSTRAINT "project_quotes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_variations" ADD CONSTRAINT "project_variations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_changes_age" ON "project_changes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "project_comments_project" ON "project_comments" USING btree ("project_id","written_at");--> statement-breakpoint
CREATE INDEX "project_fields_age" ON "project_fields" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "project_folders_project" ON "project_folders" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_lines_product" ON "project_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "project_log_project" ON "project_log" USING btree ("project_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_log_item" ON "project_log" USING btree ("project_id","item_id");--> statement-breakpoint
CREATE INDEX "project_notes_project" ON "project_notes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_quotes_project" ON "project_quotes" USING btree ("project_id","saved_at");--> statement-breakpoint
CREATE INDEX "project_variations_project" ON "project_variations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_changed" ON "projects" USING btree ("brand","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("brand","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "projects_quote" ON "projects" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "projects_contacts" ON "projects" USING gin ("contacts");--> statement-breakpoint
CREATE INDEX "projects_lock" ON "projects" USING btree ("lock_ends_on") WHERE locked_at is not null;--> statement-breakpoint
CREATE INDEX "salespeople_brand" ON "salespeople" USING btree ("brand");