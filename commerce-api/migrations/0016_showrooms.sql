CREATE TABLE "showroom_stock" (
	"showroom" text NOT NULL,
	"sku" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "showroom_stock_sku_showroom_pk" PRIMARY KEY("sku","showroom")
);
--> statement-breakpoint
CREATE TABLE "showrooms" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "showroom_stock" ADD CONSTRAINT "showroom_stock_showroom_showrooms_slug_fk" FOREIGN KEY ("showroom") REFERENCES "public"."showrooms"("slug") ON DELETE cascade ON UPDATE no action;