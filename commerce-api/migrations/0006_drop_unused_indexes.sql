DROP INDEX "products_category_ids_index";--> statement-breakpoint
DROP INDEX "products_tag_ids_index";--> statement-breakpoint
DROP INDEX "products_option_ids_index";