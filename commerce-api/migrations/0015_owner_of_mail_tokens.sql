ALTER TABLE "mail_tokens" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_tokens_user_id_index" ON "mail_tokens" USING btree ("user_id");--> statement-breakpoint
UPDATE "mail_tokens" SET "user_id" = "users"."id" FROM "users" WHERE "purpose" = 'email-change' AND "users"."id" = ("subject"::json ->> 'userId')::integer;
