CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"locality_id" text,
	"store_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_tokenHash_unique" UNIQUE("token_hash")
);
