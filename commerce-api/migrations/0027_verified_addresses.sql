ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of the accounts from before, Google has verified the addresses of its own. The others cannot be told from accounts that somebody opened
-- with another's address; one click in a mail confirms them, and until then they lose no more than a guest lacks.
UPDATE "users" SET "email_verified" = true WHERE "id" IN (SELECT "user_id" FROM "user_identities" WHERE "provider" = 'google');
