import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userCreatePassword } from '@pasaz/kernel/contract/user';
import { pathTo } from '@pasaz/kernel/routes';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import type { Services } from '../platform/database/services.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toKey } from '../platform/mail/email.ts';
import type { LetterTexts } from '../platform/mail/letter-texts.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { addressIn, type Shop } from '../platform/store-views.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { PASSWORD_CHANGED } from './email-letters.ts';
import { RESET } from './letters.ts';
import { requireOtherThanEnded, requireUncommonPassword } from './passwords.ts';
import { endStrangersWays } from './strangers-ways.ts';
import type { UserServices } from './user-services.ts';
import { markVerified } from './verify-email.ts';

const LINK_LIFE_MS = 60 * 60 * 1000;

/** Mails a link that works once, for an hour; earlier links stop working. Does nothing for an address without an account. */
export async function sendResetMail(
	{ db, now, shop }: Services & { shop: Shop },
	{ email, storeCode, texts = RESET }: { email: string; storeCode: string; texts?: LetterTexts },
): Promise<void> {
	await db.transaction(async (tx) => {
		const found = tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
		// the account before its links, in the order in which whoever ends its password locks them
		const [user] = await found.for('update');
		if (!user) return;
		const token = newToken();
		await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now()));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
		const expiresAt = new Date(now().getTime() + LINK_LIFE_MS);
		await tx.insert(passwordResets).values({ hash: hashOf(token), userId: user.id, expiresAt });
		const url = resetUrl(addressIn(shop, storeCode, pathTo('create-password')), user.email, token);
		await sendLink(tx, shop.storeViews, { to: user.email, storeCode, texts, url });
	});
}

/** The token goes into the fragment, which is sent to no server and stands in no log or referrer. */
function resetUrl(page: string, email: string, token: string): string {
	return `${page}#${new URLSearchParams({ email, resetToken: token })}`;
}

type NewPassword = BodyOf<typeof userCreatePassword> & { storeCode: string };

/**
 * Sets a new password by a mailed link and ends every other way into the account, so that whoever knew the old password is out.
 * @throws Refusal 403 for a link that was used, has expired, or belongs to another address, 422 for a password that must not be set
 */
export async function resetPassword(services: UserServices, body: NewPassword): Promise<void> {
	const { sessions, passwords, limits } = services;
	const { db, now } = sessions;
	const { resetToken, newPassword, storeCode } = body;
	const email = toKey(body.email);
	const valid = and(eq(passwordResets.hash, hashOf(resetToken)), gt(passwordResets.expiresAt, now()));

	const { id, firstname, lastname, passwordHash: before, mustChangePassword } = users;
	const [user] = await db
		.select({ id, firstname, lastname, passwordHash: before, mustChangePassword })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(and(valid, eq(users.email, email)));
	if (!user) throw linkOver();
	await requireUncommonPassword(newPassword, { email, ...user }, services.shop);
	await requireOtherThanEnded(passwords, user, newPassword);
	const passwordHash = await passwords.hash(newPassword);
	await db.transaction(async (tx) => {
		const changes = { passwordHash, mustChangePassword: false, updatedAt: now() };
		// the account before its links, as above
		await tx.update(users).set(changes).where(eq(users.id, user.id));
		const used = await tx.delete(passwordResets).where(valid).returning();
		if (used.length === 0) throw linkOver();
		await markVerified(tx, { userId: user.id, email });
		await endStrangersWays(tx, user.id);
		await mailPasswordChanged(tx, services.shop, { email, storeCode });
	});
	await limits.reset('login-account', email);
}

/** Tells the owner, who may not be the one who changed it. */
export async function mailPasswordChanged(
	tx: Database,
	shop: Shop,
	{ email, storeCode }: { email: string; storeCode: string },
): Promise<void> {
	const url = addressIn(shop, storeCode, pathTo('forgot-password'));
	await sendLink(tx, shop.storeViews, { to: email, storeCode, texts: PASSWORD_CHANGED, url });
}

function linkOver(): Refusal {
	return new Refusal(403, 'link-over', 'This link has been used or is too old. Please ask for a new one.');
}
