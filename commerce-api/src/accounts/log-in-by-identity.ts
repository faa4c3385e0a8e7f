import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { sessions as sessionTable, userIdentities, users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toKey } from '../platform/mail/email.ts';
import type { TokenPair } from '../platform/tokens.ts';
import { type SessionServices, startSession } from './sessions.ts';
import type { Identity } from './social-login.ts';

type Provider = 'google' | 'facebook';

/**
 * Begins a session for whom a provider knows; opens an account at the first time.
 * @throws Refusal 409 when an account has the same address of mail and the provider does not vouch for it, 422 without an address
 */
export async function logInByIdentity(
	services: SessionServices,
	type: Provider,
	identity: Identity,
): Promise<TokenPair> {
	const userId = await services.db.transaction(async (tx) => {
		const [known] = await tx
			.select()
			.from(userIdentities)
			.where(and(eq(userIdentities.provider, type), eq(userIdentities.subject, identity.subject)));
		if (known) return known.userId;
		const id = (await takeOver(tx, identity)) ?? (await openAccount(tx, identity));
		// Two tabs may come with the same identity at once.
		await tx
			.insert(userIdentities)
			.values({ provider: type, subject: identity.subject, userId: id })
			.onConflictDoNothing();
		return id;
	});
	return startSession(services, userId);
}

/**
 * Joins a known account with its owner. Nobody has proven before that the address was theirs, so whoever opened the account
 * may have been somebody else in wait for the owner: password and sessions end.
 */
async function takeOver(tx: Database, { email, emailVerified }: Identity): Promise<number | undefined> {
	if (!email) throw new Refusal(422, 'email-missing', 'The provider gives no e-mail address. Please register here.');
	const [user] = await tx
		.select({ id: users.id })
		.from(users)
		.where(eq(users.email, toKey(email)))
		.for('update');
	if (!user) return undefined;
	if (!emailVerified) {
		throw new Refusal(
			409,
			'email-taken',
			'An account with this e-mail address exists. Please sign in with its password.',
		);
	}
	await tx.update(users).set({ passwordHash: null, mustChangePassword: false }).where(eq(users.id, user.id));
	await tx.delete(sessionTable).where(eq(sessionTable.userId, user.id));
	return user.id;
}

async function openAccount(tx: Database, { email = '', firstname, lastname }: Identity): Promise<number> {
	const name = email.split('@')[0] ?? '';
	const [user] = await tx
		.insert(users)
		.values({ email: toKey(email), firstname: firstname || name, lastname: lastname || name, addresses: [] })
		.onConflictDoNothing()
		.returning({ id: users.id });
	if (user) return user.id;
	throw new Refusal(409, 'email-taken', 'An account with this e-mail address exists. Please try again.');
}
