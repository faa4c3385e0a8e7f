CREATE TABLE "tier_prices" (
	"product_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "tier_prices_product_id_group_id_qty_pk" PRIMARY KEY("product_id","group_id","qty")
);
