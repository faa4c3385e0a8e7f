ALTER TABLE "reviews" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reviews" SET "is_verified" = true WHERE "order_uuid" IS NOT NULL OR EXISTS (SELECT 1 FROM "orders" JOIN "order_items" ON "order_items"."order_uuid" = "orders"."uuid" JOIN "products" ON "products"."id" = "order_items"."product_id" WHERE "orders"."user_id" = "reviews"."user_id" AND "orders"."status" <> 'canceled' AND "orders"."payment_status" IN ('paid', 'on-delivery') AND coalesce("products"."parent_id", "products"."id") = "reviews"."product_id");
