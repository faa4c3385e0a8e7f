import { OrderAddress, type OrderConfirmation, type OrderRequest } from '@pasaz/kernel/contract/order';
import * as z from 'zod/mini';
import type { DeliveryNeed } from '../details/delivery-need.ts';
import type { CheckoutDetails } from '../details/details.ts';
import { deliveryAddress, pointAddress } from './order-addresses.ts';

const text = z.string();

/** Personal data of an order: not shown to others who have the address of the confirmation. */
const Ordered = z.object({
	uuid: text,
	/** Id of the account; null for a guest. */
	userId: z.nullable(text),
	email: text,
	/** Null where nothing is shipped, or where an earlier release has stored it in lines. */
	address: z.catch(z.nullable(OrderAddress), null),
	/** Opens the whole order for a day, where the back end gives one. */
	secret: z.optional(text),
});
export type Ordered = z.infer<typeof Ordered>;

interface Placed extends Pick<Ordered, 'uuid' | 'userId' | 'secret'> {
	details: Pick<CheckoutDetails, 'personal' | 'shipping'>;
	need: DeliveryNeed;
}

const KEY = 'shop/ordered-here';

function addressOf(details: Placed['details'], need: DeliveryNeed): OrderAddress | null {
	if (need === 'nothing') return null;
	if (need === 'address') return deliveryAddress(details);
	const { point } = details.shipping;
	return point && pointAddress(details, point);
}

/** Stored for this tab, so that the confirmation has it after the payment page. */
export function rememberOrdered({ uuid, userId, secret, details, need }: Placed): void {
	store({ uuid, userId, secret, email: details.personal.emailAddress, address: addressOf(details, need) });
}

/** The same for an order of which only the request is left, as it was made without a connection. */
export function rememberRequested(
	{ backendOrderId: uuid, orderSecret: secret }: OrderConfirmation,
	{ user_id, addressInformation: { billingAddress, shippingAddress } }: OrderRequest,
): void {
	const email = billingAddress.email ?? '';
	store({ uuid, secret, userId: user_id || null, email, address: shippingAddress ?? null });
}

function store(ordered: Ordered): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(ordered));
	} catch (error) {
		// without session storage the confirmation shows the public data of the order
		console.warn('The order is not remembered in this tab', error);
	}
}

/** Personal data of an order placed in this tab; null after a logout or for another account. */
export function orderedHere(uuid: string, userId: string | null): Ordered | null {
	try {
		const ordered = Ordered.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
		return ordered?.uuid === uuid && ordered.userId === userId ? ordered : null;
	} catch {
		return null;
	}
}
