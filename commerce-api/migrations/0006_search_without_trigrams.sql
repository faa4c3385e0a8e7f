DROP INDEX "products_search_text_index";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";