import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { userIdentities, users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toKey } from '../platform/mail/email.ts';
import type { LimitName } from '../platform/rate-limit/rate-limits.ts';
import type { TokenPair } from '../platform/tokens.ts';
import type { Exchange } from './refresh-cookie.ts';
import { wrongLogin } from './refusals.ts';
import { type SessionServices, startSession } from './sessions.ts';
import type { Identity } from './social-login.ts';
import { endStrangersWays } from './strangers-ways.ts';
import type { UserServices } from './user-services.ts';
import { markVerified } from './verify-email.ts';

type Provider = (typeof userIdentities.$inferSelect)['provider'];

/**
 * Logs in by a provider's identity, and opens an account the first time.
 * @throws Refusal 409 when an account has the same e-mail address and the provider has not verified it, 422 without an address
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
		const { email, emailVerified } = identity;
		if (email && emailVerified) await markVerified(tx, { userId: id, email: toKey(email) });
		// Two tabs may log in with the same identity at once.
		await tx
			.insert(userIdentities)
			.values({ provider: type, subject: identity.subject, userId: id })
			.onConflictDoNothing();
		return id;
	});
	return startSession(services, userId);
}

/** A stranger may have opened the account before the address was verified: its password and other ways in end. */
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
	await endStrangersWays(tx, user.id);
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

interface Attempt {
	username: string;
	password: string;
	from: Exchange & { network: string | undefined };
}

/**
 * Attempts count before the password is looked at, for accounts that exist and others alike; a success is taken back.
 * @throws Refusal 401, 429, or 403 where the password has to be changed first
 */
export async function logIn(services: UserServices, { username, password, from }: Attempt): Promise<TokenPair> {
	const { sessions, passwords, limits, deviceCookie } = services;
	const email = toKey(username);
	const [user] = await sessions.db.select().from(users).where(eq(users.email, email));
	const lanes = deviceCookie.isKnown(from, user) ? ownLane(email) : strangeLanes(email, from.network);
	for (const [name, key] of lanes) await limits.consume(name, key);
	if (!(await passwords.verify(user?.passwordHash, password)) || !user) {
		services.log.info({ userId: user?.id ?? null }, 'a login failed');
		throw wrongLogin();
	}
	const [first, ...others] = lanes;
	if (first) await limits.reset(...first);
	for (const lane of others) await limits.refund(...lane);
	if (user.mustChangePassword) {
		throw new Refusal(403, 'password-change-required', 'Please set a new password first. We can mail you a link.');
	}
	const verified = { ...user, ...(await strengthen(services, user, password)) };
	deviceCookie.remember(from, verified);
	return startVerified(sessions, verified);
}

/** A password may end while it is being verified, with all sessions, and then starts none (rule 17.30). */
async function startVerified(services: SessionServices, { id, passwordHash }: typeof users.$inferSelect) {
	return services.db.transaction(async (tx) => {
		const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share');
		if (user?.passwordHash !== passwordHash || user.mustChangePassword) throw wrongLogin();
		return startSession({ ...services, db: tx }, id);
	});
}

type Lane = [name: LimitName, key: string];

function ownLane(email: string): Lane[] {
	return [['login-device', email]];
}

/** The guesser's own comes first: once it is over, its attempts do not count against the account. */
function strangeLanes(email: string, network = ''): Lane[] {
	return [
		['login-guesser', `${email} ${network}`],
		['login-account', email],
	];
}

/** Hashes a password again with today's effort, which is only possible while it is known. */
async function strengthen({ sessions, passwords }: UserServices, user: typeof users.$inferSelect, password: string) {
	const { id, passwordHash } = user;
	if (!passwordHash || !passwords.isWeak(passwordHash)) return { passwordHash };
	const stronger = await passwords.hash(password);
	await sessions.db
		.update(users)
		.set({ passwordHash: stronger })
		.where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
	return { passwordHash: stronger };
}
