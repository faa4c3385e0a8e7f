import { createHash } from 'node:crypto';
import { KEY_REUSED } from '@pasaz/kernel/contract/order';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { idempotencyKeys } from '../platform/database/schema/sales.ts';
import { Refusal } from '../platform/http/refusal.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws Refusal 400 for a missing or malformed key */
export function requireKey(key: string | undefined): string {
	if (key && KEY.test(key)) return key;
	throw new Refusal(400, 'idempotency-key-missing', 'This needs an Idempotency-Key header of 1 to 255 characters.');
}

export function requestHash(...parts: unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

interface KeyedCall {
	key: string;
	hash: string;
	/** What a repetition is answered with, given the stored answer; that itself where missing. */
	repeat?: (tx: Database, answer: string) => string | Promise<string>;
}

/**
 * Does a key's work at most once. The answer is stored in the work's own transaction, so either both exist or neither;
 * refused or failed work leaves the key free. Concurrent requests with the same key wait for the first.
 * @returns the first answer, byte for byte
 * @throws Refusal 422 when the key was used for another request
 */
export async function once(
	db: Database,
	{ key, hash, repeat = (_, answer) => answer }: KeyedCall,
	work: (tx: Database) => Promise<string>,
): Promise<string> {
	return db.transaction(async (tx) => {
		const claimed = await tx
			.insert(idempotencyKeys)
			.values({ key, requestHash: hash })
			.onConflictDoNothing()
			.returning();
		if (claimed.length === 0) return repeat(tx, await storedAnswer(tx, { key, hash }));
		const answer = await work(tx);
		await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, key));
		return answer;
	});
}

export async function findAnswer(db: Database, request: { key: string; hash: string }): Promise<string | undefined> {
	const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, request.key));
	if (!known) return undefined;
	if (known.requestHash !== request.hash) throw keyReused();
	return known.answer ?? undefined;
}

async function storedAnswer(tx: Database, request: { key: string; hash: string }): Promise<string> {
	const answer = await findAnswer(tx, request);
	if (answer === undefined)
		throw new Refusal(409, 'order-in-progress', 'The first call with this Idempotency-Key has not ended.', {
			retryAfter: 1,
		});
	return answer;
}

function keyReused(): Refusal {
	return new Refusal(422, KEY_REUSED, 'This Idempotency-Key was used for another call.');
}

/** Orders that were made offline may be sent this much later. */
const KEPT_MS = 30 * 86_400_000;

export async function forgetKeys(db: Database, now: Date): Promise<void> {
	await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
