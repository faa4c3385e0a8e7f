CREATE TABLE "downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_uuid" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"sku" text NOT NULL,
	"file" text NOT NULL,
	"key" text NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_item_id_file_unique" UNIQUE("item_id","file")
);
--> statement-breakpoint
CREATE TABLE "gift_card_payments" (
	"order_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_card_payments_order_uuid_code_pk" PRIMARY KEY("order_uuid","code")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"sold_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_uuid" uuid NOT NULL,
	"claim_id" integer,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"items" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_claim_id_unique" UNIQUE("claim_id"),
	CONSTRAINT "corrections_year_serial_unique" UNIQUE("year","serial")
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cart_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cart_operation" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payments" ADD CONSTRAINT "gift_card_payments_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payments" ADD CONSTRAINT "gift_card_payments_code_gift_cards_code_fk" FOREIGN KEY ("code") REFERENCES "public"."gift_cards"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_sold_by_orders_uuid_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."orders"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_order_uuid_invoices_order_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."invoices"("order_uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_order_uuid_index" ON "downloads" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "gift_cards_sold_by_index" ON "gift_cards" USING btree ("sold_by");--> statement-breakpoint
CREATE INDEX "corrections_order_uuid_index" ON "corrections" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "payment_events_order_uuid_index" ON "payment_events" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "orders_cart_id_index" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_pay_until_index" ON "orders" USING btree ("pay_until") WHERE status = 'pending';