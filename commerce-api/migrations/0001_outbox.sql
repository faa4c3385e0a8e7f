CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job" jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_due_at_index" ON "outbox" USING btree ("due_at") WHERE "outbox"."failed_at" is null;