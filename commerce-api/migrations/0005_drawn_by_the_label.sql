ALTER TABLE "catalog_state" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "catalog_state" SET "seeded" = EXISTS (SELECT 1 FROM "pictures" WHERE "garment" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "drawing" jsonb;--> statement-breakpoint
UPDATE "pictures" SET "drawing" = jsonb_build_object('garment', "garment", 'view', "view") WHERE "garment" IS NOT NULL AND "view" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "garment";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "view";