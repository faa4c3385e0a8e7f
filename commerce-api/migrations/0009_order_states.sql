CREATE TABLE "order_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_uuid" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_year_serial_unique" UNIQUE("year","serial")
);
--> statement-breakpoint
CREATE TABLE "order_states" (
	"order_uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_states_order_uuid_state_pk" PRIMARY KEY("order_uuid","state")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_states" ADD CONSTRAINT "order_states_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_order_uuid_index" ON "order_links" USING btree ("order_uuid");--> statement-breakpoint
INSERT INTO "order_links" SELECT "secret_hash", "order_uuid", "expires_at" - interval '90 days', "expires_at" FROM "review_invitations";