ALTER TABLE "wishes" ADD COLUMN "operation" text DEFAULT '000000000-00000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "wished" boolean DEFAULT true NOT NULL;