import { MAX_ADDRESSES, type User, type UserAddress, userUpdate } from '@pasaz/kernel/contract/user';
import { queueTask } from '@pasaz/kernel/network/network-tasks';
import { keepProfile, PROFILE_SAVED } from '@pasaz/kernel/stores/kept-profile';
import { latestUser, setCurrentUser } from '@pasaz/kernel/stores/user';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import type { CheckoutDetails } from '../details/details.ts';
import { tidyForm } from '../details/tidy.ts';
import { deliveryAddress } from './order-addresses.ts';

function addressOf(details: CheckoutDetails, isFirst: boolean): UserAddress {
	const { email: _, region: _region, region_code, ...address } = deliveryAddress(details);
	return {
		...address,
		...(region_code && { region: { region_code } }),
		default_shipping: isFirst,
	};
}

function isSame(one: UserAddress, other: UserAddress): boolean {
	const words = ({ street, postcode, city, country_id }: UserAddress) =>
		[...street, postcode, city, country_id].join(' ').toLowerCase();
	return words(one) === words(other);
}

/** With a new address, or with the region that a known one had not; undefined where the account knows all of it, or has no room. */
function withAddress(addresses: readonly UserAddress[], address: UserAddress): UserAddress[] | undefined {
	const known = addresses.find((one) => isSame(one, address));
	if (!known) return addresses.length < MAX_ADDRESSES ? [...addresses, address] : undefined;
	if (!address.region || known.region?.region_code) return undefined;
	return addresses.map((one) => (one === known ? { ...one, region: address.region } : one));
}

function profileOf({ email, firstname, lastname, addresses }: User) {
	return { email, firstname, lastname, addresses };
}

/**
 * Puts the address that the goods go to into the account, if the shopper has one and wants that; it is sent also after the page is closed.
 * @param userId of who ordered, empty for a guest: by now another account may be logged in
 */
export async function saveAddress(form: CheckoutForm, userId: string): Promise<void> {
	const { current } = latestUser();
	const { shipping } = form;
	if (!current || String(current.id) !== userId || !shipping.save || shipping.savedId) return;
	const address = addressOf(tidyForm(form), current.addresses.length === 0);
	const addresses = withAddress(current.addresses, address);
	if (!addresses) return;
	keepProfile(current);
	const next = { ...current, addresses };
	setCurrentUser(next);
	await queueTask({ url: userUpdate.path, body: { customer: profileOf(next) }, callback_event: PROFILE_SAVED });
}
