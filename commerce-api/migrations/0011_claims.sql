CREATE TABLE "claim_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"webp" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_uuid" uuid NOT NULL,
	"kind" text DEFAULT 'withdrawal' NOT NULL,
	"state" text NOT NULL,
	"items" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"account" text,
	"description" text,
	"demand" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "claim_pictures" ADD CONSTRAINT "claim_pictures_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_pictures_claim_id_index" ON "claim_pictures" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claims_order_uuid_index" ON "claims" USING btree ("order_uuid");