import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type User, UserAddress } from '@pasaz/kernel/contract/user';
import * as z from 'zod/mini';
import type { users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';

type UserRow = typeof users.$inferSelect;

/** In Magento's terms all storefronts of a shop are one website. */
const WEBSITE_ID = 1;

export function toUser(user: UserRow, { storeId }: StoreView): User {
	return {
		id: user.id,
		group_id: user.groupId,
		email: user.email,
		email_verified: user.emailVerified,
		firstname: user.firstname,
		lastname: user.lastname,
		created_at: user.createdAt.toISOString(),
		updated_at: user.updatedAt.toISOString(),
		addresses: user.addresses,
		...defaultsOf(user.addresses),
		store_id: storeId,
		website_id: WEBSITE_ID,
		marketing: user.marketing,
	};
}

type Default = 'default_shipping' | 'default_billing';

/** Ids are strings in Magento. */
function defaultsOf(addresses: UserAddress[]): Pick<User, Default> {
	const idOf = (kind: Default) => addresses.find((address) => address[kind])?.id;
	const [shipping, billing] = [idOf('default_shipping'), idOf('default_billing')];
	return {
		...(shipping !== undefined && { default_shipping: String(shipping) }),
		...(billing !== undefined && { default_billing: String(billing) }),
	};
}

/**
 * Gives new addresses ids, and leaves at most one default of each kind.
 * @throws Refusal 403 for an id that is not the user's
 */
export function numbered(addresses: UserAddress[], own: UserAddress[] = []): UserAddress[] {
	const known = new Set(own.map(({ id }) => id));
	let last = Math.max(0, ...own.map(({ id }) => id ?? 0));
	const given = new Set<number>();
	// Unknown fields are dropped.
	const withIds = z.parse(z.array(UserAddress), addresses).map((address) => {
		if (address.id === undefined) {
			last += 1;
			return { ...address, id: last };
		}
		if (!known.has(address.id) || given.has(address.id)) {
			throw new Refusal(403, 'foreign-address', 'This address belongs to somebody else.');
		}
		given.add(address.id);
		return address;
	});
	return withOneDefault(withOneDefault(withIds, 'default_shipping'), 'default_billing');
}

function withOneDefault(addresses: UserAddress[], kind: Default): UserAddress[] {
	const chosen = addresses.findLastIndex((address) => address[kind]);
	return addresses.map((address, index) => ({ ...address, [kind]: index === chosen }));
}
