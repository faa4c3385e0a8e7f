import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userCreate } from '@pasaz/kernel/contract/user';
import { pathTo } from '@pasaz/kernel/routes';
import { users } from '../platform/database/schema/users.ts';
import { toKey } from '../platform/mail/email.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { addressIn, shopNames } from '../platform/store-views.ts';
import { welcomeLetter } from './account-letters.ts';
import { isCommon } from './common-passwords.ts';
import { commonPassword, emailTaken } from './refusals.ts';
import { numbered } from './user-document.ts';
import type { UserServices } from './user-services.ts';

type Registration = BodyOf<typeof userCreate> & { storeCode: string };
type NewUser = typeof users.$inferSelect;

/**
 * Opens an account and welcomes its owner by mail.
 * @throws Refusal 409 for an address that has one, 422 for a password that would be guessed
 */
export async function register(
	services: UserServices,
	{ customer, password, storeCode }: Registration,
): Promise<NewUser> {
	const { firstname, lastname, addresses = [] } = customer;
	const email = toKey(customer.email);
	if (isCommon(password, [email, email.split('@')[0] ?? '', firstname, lastname, ...shopNames(services.shop)]))
		throw commonPassword();
	const passwordHash = await services.passwords.hash(password);
	return services.sessions.db.transaction(async (tx) => {
		const [user] = await tx
			.insert(users)
			.values({ email, passwordHash, firstname, lastname, addresses: numbered(addresses.map(withoutId)) })
			.onConflictDoNothing()
			.returning();
		if (!user) throw emailTaken();
		const url = addressIn(services.shop, storeCode, pathTo('account'));
		const { storeViews } = services.shop;
		await sendMail(tx, {
			to: email,
			storeViews,
			storeCode,
			letter: (language, shopName) => welcomeLetter(language, { firstname, url, shopName }),
		});
		return user;
	});
}

function withoutId<T extends { id?: number | undefined }>({ id: _, ...address }: T): Omit<T, 'id'> {
	return address;
}
