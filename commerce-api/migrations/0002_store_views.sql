CREATE TABLE "product_translations" (
	"store" text NOT NULL,
	"product_id" integer NOT NULL,
	"name" text,
	"document" jsonb NOT NULL,
	CONSTRAINT "product_translations_store_product_id_pk" PRIMARY KEY("store","product_id")
);
--> statement-breakpoint
CREATE TABLE "translated_stores" (
	"store" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"store" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "translations_store_kind_key_pk" PRIMARY KEY("store","kind","key")
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "store" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "store" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" DROP CONSTRAINT "product_texts_pkey";--> statement-breakpoint
ALTER TABLE "search_words" DROP CONSTRAINT "search_words_pkey";--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_store_pk" PRIMARY KEY("product_id","store");--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_word_store_pk" PRIMARY KEY("word","store");
