import { randomBytes } from 'node:crypto';
import type { CmsPage } from '@pasaz/kernel/contract/content';
import { and, eq, gt, lt } from 'drizzle-orm';
import { cleanHtml } from '../catalogue/source/clean-html.ts';
import type { Database } from '../platform/database/database.ts';
import { drafts, type StoredDraft, type StoredLayout } from '../platform/database/schema/content.ts';
import { hashOf } from '../platform/tokens.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

type DraftText = Pick<CmsPage, 'title' | 'content'>;
export type DraftSource =
	| (DraftText & { url_key: string })
	| (DraftText & { identifier: string })
	| { layout: string; document: StoredLayout };

/** Keeps it for 30 days. @returns its key of 128 random bits, of which only the hash is stored */
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
	await db
		.insert(drafts)
		.values({ keyHash: hashOf(key), document: documentOf(draft, now), expiresAt })
		.onConflictDoNothing();
}

function documentOf(draft: DraftSource, now: Date): StoredDraft {
	if ('layout' in draft) return draft;
	const { title, content } = draft;
	const name = 'url_key' in draft ? draft.url_key : draft.identifier;
	const html = cleanHtml(content);
	return { id: 0, identifier: name, url_key: name, title, content: html, updated_at: now.toISOString() };
}

export async function findDraft(db: Database, key: string, now: Date): Promise<StoredDraft | undefined> {
	const [found] = await db
		.select()
		.from(drafts)
		.where(and(eq(drafts.keyHash, hashOf(key)), gt(drafts.expiresAt, now)));
	return found?.document;
}
