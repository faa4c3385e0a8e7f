ALTER TABLE "gift_cards" ADD COLUMN "item_id" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_product_type_index" ON "order_items" USING btree ("product_type") WHERE product_type = 'downloadable';--> statement-breakpoint
-- Cards that were sold before go to the pieces of their price and options, virtual ones first; the oldest do not know their options.
-- Where several lines that are not virtual could have sold a card, it stays without a line, and so does one of fewer cards than pieces
-- where virtual lines and others fit.
WITH cards AS (
	SELECT "code", "sold_by", "amount", "options",
		row_number() OVER (PARTITION BY "sold_by", "amount", "options" ORDER BY "code") AS "nth"
	FROM "gift_cards" WHERE "sold_by" IS NOT NULL
), lines AS (
	SELECT item."id", item."qty", item."product_type" <> 'virtual' AS "is_other", card."sold_by", card."amount", card."options",
		count(*) FILTER (WHERE item."product_type" <> 'virtual') OVER alike AS "others",
		bool_or(item."product_type" = 'virtual') OVER alike AND bool_or(item."product_type" <> 'virtual') OVER alike
			AND sum(item."qty") OVER alike > card."sold" AS "is_unclear"
	FROM (SELECT "sold_by", "amount", "options", count(*) AS "sold" FROM cards GROUP BY 1, 2, 3) card
	JOIN "order_items" item ON item."order_uuid" = card."sold_by" AND item."parent_item_id" IS NULL AND item."price" = card."amount"
		AND (card."options" IS NULL OR card."options" = item."options")
	WINDOW alike AS (PARTITION BY card."sold_by", card."amount", card."options")
), pieces AS (
	SELECT "id", "sold_by", "amount", "options",
		row_number() OVER (PARTITION BY "sold_by", "amount", "options" ORDER BY "is_other", "id") AS "nth"
	FROM lines CROSS JOIN generate_series(1, "qty") WHERE (NOT "is_other" OR "others" = 1) AND NOT "is_unclear"
)
UPDATE "gift_cards" SET "item_id" = pieces."id"
FROM cards JOIN pieces ON pieces."sold_by" = cards."sold_by" AND pieces."amount" = cards."amount" AND pieces."nth" = cards."nth"
	AND pieces."options" IS NOT DISTINCT FROM cards."options"
WHERE "gift_cards"."code" = cards."code";
