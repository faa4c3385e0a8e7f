import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userCreate } from '@pasaz/kernel/contract/user';
import { pathTo } from '@pasaz/kernel/routes';
import { users } from '../platform/database/schema/users.ts';
import { mailboxOf, toKey } from '../platform/mail/email.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { addressIn } from '../platform/store-views.ts';
import { EMAIL_ALREADY_USED } from './email-letters.ts';
import { requireUncommonPassword } from './passwords.ts';
import { numbered } from './user-document.ts';
import type { UserServices } from './user-services.ts';

type Registration = BodyOf<typeof userCreate> & { storeCode: string };
type NewUser = typeof users.$inferSelect;

/**
 * An address that has an account gets a mail that says so: answer and time are the same, so that nobody learns of it.
 * @returns the account as its owner will see it, without an id
 * @throws Refusal 422 for a common password
 */
export async function register(
	services: UserServices,
	{ customer, password, storeCode }: Registration,
): Promise<NewUser> {
	const { shop, sessions, passwords, limits } = services;
	const { firstname, lastname, addresses = [] } = customer;
	const email = toKey(customer.email);
	await requireUncommonPassword(password, { email, firstname, lastname }, shop);
	await limits.consume('mail-account', mailboxOf(email));
	const passwordHash = await passwords.hash(password);
	const given = { email, passwordHash, firstname, lastname, addresses: numbered(addresses.map(withoutId)) };
	const loginUrl = addressIn(shop, storeCode, pathTo('login'));
	await sessions.db.transaction(async (tx) => {
		const [user] = await tx.insert(users).values(given).onConflictDoNothing().returning({ id: users.id });
		// The welcome's link is made later, so that the time does not show whether the address has an account.
		if (user) await enqueue(tx, [{ kind: 'verify-email', userId: user.id, storeCode, isNew: true }]);
		else await sendLink(tx, shop.storeViews, { to: email, storeCode, texts: EMAIL_ALREADY_USED, url: loginUrl });
	});
	const [createdAt, updatedAt] = [sessions.now(), sessions.now()];
	const fresh = { emailVerified: false, groupId: 1, marketing: false, mustChangePassword: false };
	return { ...given, ...fresh, id: 0, createdAt, updatedAt };
}

function withoutId<T extends { id?: number | undefined }>({ id: _, ...address }: T): Omit<T, 'id'> {
	return address;
}
