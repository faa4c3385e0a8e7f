import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userCreate } from '@pasaz/kernel/contract/user';
import { pathTo } from '@pasaz/kernel/routes';
import { users } from '../platform/database/schema/users.ts';
import { toKey } from '../platform/mail/email.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { addressIn } from '../platform/store-views.ts';
import { WELCOME } from './letters.ts';
import { requireUncommon } from './passwords.ts';
import { emailTaken } from './refusals.ts';
import { numbered } from './user-document.ts';
import type { UserServices } from './user-services.ts';

type Registration = BodyOf<typeof userCreate> & { storeCode: string };
type NewUser = typeof users.$inferSelect;

/**
 * Opens an account and sends a welcome mail.
 * @throws Refusal 409 for an address that has an account, 422 for a common password
 */
export async function register(
	services: UserServices,
	{ customer, password, storeCode }: Registration,
): Promise<NewUser> {
	const { firstname, lastname, addresses = [] } = customer;
	const email = toKey(customer.email);
	requireUncommon(password, { email, firstname, lastname }, services.shop);
	const passwordHash = await services.passwords.hash(password);
	return services.sessions.db.transaction(async (tx) => {
		const [user] = await tx
			.insert(users)
			.values({ email, passwordHash, firstname, lastname, addresses: numbered(addresses.map(withoutId)) })
			.onConflictDoNothing()
			.returning();
		if (!user) throw emailTaken();
		const url = addressIn(services.shop, storeCode, pathTo('account'));
		await sendLink(tx, services.shop.storeViews, { to: email, storeCode, texts: WELCOME, url, name: firstname });
		return user;
	});
}

function withoutId<T extends { id?: number | undefined }>({ id: _, ...address }: T): Omit<T, 'id'> {
	return address;
}
