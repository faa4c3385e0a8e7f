import { randomBytes } from 'node:crypto';
import type { CmsPage } from '@pasaz/kernel/contract/content';
import { and, eq, gt, lt } from 'drizzle-orm';
import { cleanHtml } from '../catalogue/source/clean-html.ts';
import type { Database } from '../platform/database/database.ts';
import { drafts } from '../platform/database/schema/content.ts';
import { hashOf } from '../platform/tokens.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

export type DraftSource = Pick<CmsPage, 'url_key' | 'title' | 'content'>;

/**
 * Stores an unpublished page for 30 days.
 * @returns its key of 128 random bits; only the hash is stored
 */
export async function keepDraft(db: Database, draft: DraftSource, now: Date): Promise<string> {
	const key = randomBytes(16).toString('base64url');
	await storeDraft(db, { key, draft, expiresAt: new Date(now.getTime() + LIFE_MS) }, now);
	return key;
}

interface Kept {
	key: string;
	draft: DraftSource;
	expiresAt: Date;
}

export async function storeDraft(db: Database, { key, draft, expiresAt }: Kept, now: Date): Promise<void> {
	await db.delete(drafts).where(lt(drafts.expiresAt, now));
	const { url_key, title, content } = draft;
	const document: CmsPage = {
		id: 0,
		identifier: url_key,
		url_key,
		title,
		content: cleanHtml(content),
		updated_at: now.toISOString(),
	};
	await db
		.insert(drafts)
		.values({ keyHash: hashOf(key), document, expiresAt })
		.onConflictDoNothing();
}

export async function findDraft(db: Database, key: string, now: Date): Promise<CmsPage | undefined> {
	const [found] = await db
		.select()
		.from(drafts)
		.where(and(eq(drafts.keyHash, hashOf(key)), gt(drafts.expiresAt, now)));
	return found?.document;
}
