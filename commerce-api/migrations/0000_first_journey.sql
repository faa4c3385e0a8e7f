CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."product_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"filterable" boolean NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "attributes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "catalog_ids" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "catalog_ids_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalog_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"next_price_change" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"url_path" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "categories_url_path_unique" UNIQUE("url_path")
);
--> statement-breakpoint
CREATE TABLE "faq_groups" (
	"position" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"url_key" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "pages_url_key_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"path" text PRIMARY KEY NOT NULL,
	"garment" jsonb,
	"view" text,
	"file" text
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_parts" (
	"parent_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"required" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "product_parts_parent_id_option_id_part_id_pk" PRIMARY KEY("parent_id","option_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"parent_id" integer,
	"type_id" text NOT NULL,
	"name" text NOT NULL,
	"url_key" text NOT NULL,
	"status" smallint NOT NULL,
	"visibility" smallint NOT NULL,
	"tax_class_id" smallint NOT NULL,
	"regular_price" integer NOT NULL,
	"special_price" integer,
	"special_from" timestamp with time zone,
	"special_to" timestamp with time zone,
	"lowest_price" integer,
	"original_price" integer NOT NULL,
	"final_price" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"priority" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"option_ids" integer[] DEFAULT '{}' NOT NULL,
	"listed_as" integer,
	"search_text" text NOT NULL,
	"revision" integer DEFAULT nextval('product_revision') NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_url_key_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"manage_stock" boolean NOT NULL,
	CONSTRAINT "stock_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"line_key" text NOT NULL,
	"qty" integer NOT NULL,
	"product_option" jsonb,
	CONSTRAINT "cart_items_cart_id_line_key_unique" UNIQUE("cart_id","line_key")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"shipping_country" text,
	"shipping_carrier" text,
	"shipping_method" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_uuid" uuid NOT NULL,
	"parent_item_id" integer,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"product_type" text NOT NULL,
	"qty" integer NOT NULL,
	"price" integer NOT NULL,
	"row_total" integer NOT NULL,
	"tax_percent" integer NOT NULL,
	"product_option" jsonb
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"store_code" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_title" text NOT NULL,
	"shipping_method" text,
	"shipping_title" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"shipping_net" integer NOT NULL,
	"tax" integer NOT NULL,
	"grand_total" integer NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb,
	"comments" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"nonce" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"group_id" integer DEFAULT 1 NOT NULL,
	"addresses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_parts_part_id_index" ON "product_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "products_parent_id_index" ON "products" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_listed_as_index" ON "products" USING btree ("listed_as");--> statement-breakpoint
CREATE INDEX "products_category_ids_index" ON "products" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "products_tag_ids_index" ON "products" USING gin ("tag_ids");--> statement-breakpoint
CREATE INDEX "products_option_ids_index" ON "products" USING gin ("option_ids");--> statement-breakpoint
CREATE INDEX "products_search_text_index" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_items_order_uuid_index" ON "order_items" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");