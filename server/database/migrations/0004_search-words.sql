CREATE TABLE "search_words" (
	"brand" text NOT NULL,
	"word" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_words_brand_word_pk" PRIMARY KEY("brand","word")
);
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);