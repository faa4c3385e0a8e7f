CREATE TABLE "product_texts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"written" text NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_state" ADD COLUMN "imported" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_texts_vector_index" ON "product_texts" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);