ALTER TABLE "product_translations" ADD COLUMN "url_key" text;--> statement-breakpoint
CREATE INDEX "product_translations_url_key_index" ON "product_translations" USING btree ("url_key");