import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { passwordResets, sessions, sessionTokens } from '../platform/database/schema/users.ts';
import type { Services } from '../platform/database/services.ts';
import type { Principal } from '../platform/http/route.ts';
import { hashOf, newToken, successorsOf, type TokenPair } from '../platform/tokens.ts';

export interface SessionServices extends Services {
	times: Config['session'];
}

export type Renewal =
	| { status: 'renewed'; tokens: TokenPair }
	| { status: 'unknown' }
	| { status: 'reused'; userId: number };

/** Starts a session with its own tokens; earlier sessions stay valid. */
export async function startSession({ db, now, times }: SessionServices, userId: number): Promise<TokenPair> {
	const tokens = { access: newToken(), refresh: newToken() };
	await db.transaction(async (tx) => {
		await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now())));
		const id = randomUUID();
		await tx.insert(sessions).values({ id, userId, createdAt: now(), expiresAt: later(now(), times.absoluteSeconds) });
		await storeTokens({ db: tx, now, times }, id, tokens);
	});
	return tokens;
}

export async function authenticate({ db, now }: SessionServices, token: string): Promise<Principal | undefined> {
	const hash = hashOf(token);
	const [found] = await db
		.select({ userId: sessions.userId, sessionId: sessions.id, usedAt: sessionTokens.usedAt })
		.from(sessionTokens)
		.innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
		.where(
			and(
				eq(sessionTokens.hash, hash),
				eq(sessionTokens.kind, 'access'),
				gt(sessionTokens.expiresAt, now()),
				gt(sessions.expiresAt, now()),
				isNull(sessions.revokedAt),
			),
		);
	if (!found) return undefined;
	const { usedAt, ...principal } = found;
	if (usedAt === null) await db.update(sessionTokens).set({ usedAt: now() }).where(eq(sessionTokens.hash, hash));
	return principal;
}

/**
 * Exchanges a refresh token for a new pair. A second exchange gives the same pair within the grace period, e.g. to a second tab, and
 * later as long as nobody has shown either token of it, because its answer was lost then. Any other second exchange means that the
 * token was stolen, and ends the session.
 */
export async function renewSession(services: SessionServices, refresh: string): Promise<Renewal> {
	const { db, now, times } = services;
	return db.transaction(async (tx) => {
		const isGiven = eq(sessionTokens.hash, hashOf(refresh));
		const sessionIds = tx.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(isGiven);
		// the session is locked before its tokens, as by whoever ends it: the other way round both could wait for each other
		const [session] = await tx.select().from(sessions).where(inArray(sessions.id, sessionIds)).for('update');
		if (!session || session.revokedAt || session.expiresAt <= now()) return { status: 'unknown' };
		const [token] = await tx.select().from(sessionTokens).where(isGiven);
		if (token?.kind !== 'refresh' || token.expiresAt <= now()) return { status: 'unknown' };

		const nonce = token.nonce ?? newToken();
		const tokens = successorsOf(refresh, nonce);
		if (token.usedAt && now() <= later(token.usedAt, times.graceSeconds)) return { status: 'renewed', tokens };
		if (token.usedAt && (await wereShown(tx, tokens))) {
			await tx.update(sessions).set({ revokedAt: now() }).where(eq(sessions.id, session.id));
			return { status: 'reused', userId: session.userId };
		}
		await tx.update(sessionTokens).set({ usedAt: now(), nonce }).where(eq(sessionTokens.hash, token.hash));
		const isReplaced = or(lt(sessionTokens.expiresAt, now()), isOneOf(tokens));
		await tx.delete(sessionTokens).where(and(eq(sessionTokens.sessionId, session.id), isReplaced));
		await storeTokens({ ...services, db: tx }, session.id, tokens);
		return { status: 'renewed', tokens };
	});
}

function isOneOf({ access, refresh }: TokenPair) {
	return inArray(sessionTokens.hash, [hashOf(access), hashOf(refresh)]);
}

async function wereShown(tx: Database, tokens: TokenPair): Promise<boolean> {
	return (await tx.$count(sessionTokens, and(isOneOf(tokens), isNotNull(sessionTokens.usedAt)))) > 0;
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.id, sessionId));
}

const FRESH_SECONDS = 300;

/** Whether a session began with a login a few minutes ago, which counts as a password where an account has none. */
export async function isFresh({ db, now }: SessionServices, sessionId: string): Promise<boolean> {
	const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
	return session !== undefined && later(session.createdAt, FRESH_SECONDS) >= now();
}

export async function endSessions(db: Database, userId: number, kept?: string): Promise<void> {
	const others = kept === undefined ? undefined : ne(sessions.id, kept);
	await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** The id of the session that a refresh token, used or not, belongs to. */
export async function sessionOf(db: Database, refresh: string): Promise<string | undefined> {
	const [token] = await db
		.select()
		.from(sessionTokens)
		.where(eq(sessionTokens.hash, hashOf(refresh)));
	return token?.kind === 'refresh' ? token.sessionId : undefined;
}

async function storeTokens({ db, now, times }: SessionServices, sessionId: string, { access, refresh }: TokenPair) {
	await db.insert(sessionTokens).values([
		{ hash: hashOf(access), sessionId, kind: 'access', expiresAt: later(now(), times.accessSeconds) },
		{ hash: hashOf(refresh), sessionId, kind: 'refresh', expiresAt: later(now(), times.refreshSeconds) },
	]);
}

function later(moment: Date, seconds: number): Date {
	return new Date(moment.getTime() + seconds * 1000);
}

export async function forgetSessions(db: Database, now: Date): Promise<void> {
	await db.delete(sessions).where(lt(sessions.expiresAt, now));
	// an access token that was shown stays until its successor comes or its session ends: it proves that its pair has arrived
	const isNoProof = or(eq(sessionTokens.kind, 'refresh'), isNull(sessionTokens.usedAt));
	await db.delete(sessionTokens).where(and(lt(sessionTokens.expiresAt, now), isNoProof));
	await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
