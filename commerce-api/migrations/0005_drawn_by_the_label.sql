ALTER TABLE "pictures" ADD COLUMN "drawing" jsonb;--> statement-breakpoint
UPDATE "pictures" SET "drawing" = jsonb_build_object('garment', "garment", 'view', "view") WHERE "garment" IS NOT NULL AND "view" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "garment";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "view";