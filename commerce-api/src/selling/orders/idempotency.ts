import { createHash } from 'node:crypto';
import { KEY_REUSED } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { idempotencyKeys } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws Refusal 400 when there is no key, or none that can be kept */
export function requireKey(key: string | undefined): string {
	if (key && KEY.test(key)) return key;
	throw new Refusal(400, 'idempotency-key-missing', 'An order needs an Idempotency-Key header of 1 to 255 characters.');
}

/** What makes two requests the same: who asks, and for what. */
export function requestHash(...parts: unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Does the work of a key at most once. The answer is stored in the work's own transaction, so either both exist or neither;
 * a refused or failed work leaves the key free. Requests with the same key that come together wait for the first.
 * @returns the answer of the first time, byte for byte
 * @throws Refusal 422 when the key was used for another request
 */
export async function once(
	db: Database,
	{ key, hash }: { key: string; hash: string },
	work: (tx: Database) => Promise<string>,
): Promise<string> {
	return db.transaction(async (tx) => {
		const claimed = await tx
			.insert(idempotencyKeys)
			.values({ key, requestHash: hash })
			.onConflictDoNothing()
			.returning();
		if (claimed.length === 0) return storedAnswer(tx, { key, hash });
		const answer = await work(tx);
		await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, key));
		return answer;
	});
}

/** Undefined for a new key. */
export async function findAnswer(db: Database, request: { key: string; hash: string }): Promise<string | undefined> {
	const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, request.key));
	if (!known) return undefined;
	if (known.requestHash !== request.hash) throw keyReused();
	return known.answer ?? undefined;
}

async function storedAnswer(tx: Database, request: { key: string; hash: string }): Promise<string> {
	const answer = await findAnswer(tx, request);
	if (answer === undefined)
		throw new Refusal(409, 'order-in-progress', 'This order is being placed.', { retryAfter: 1 });
	return answer;
}

function keyReused(): Refusal {
	return new Refusal(422, KEY_REUSED, 'This Idempotency-Key was used for another order.');
}
