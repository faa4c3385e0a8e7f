import { OrderAddress, type OrderConfirmation, type OrderRequest } from '@pasaz/kernel/contract/order';
import * as z from 'zod/mini';

const text = z.string();

/** Personal data of an order: not shown to others who have the address of the confirmation. */
const Ordered = z.object({
	uuid: text,
	/** Id of the account; null for a guest. */
	userId: z.nullable(text),
	email: text,
	/** Null where nothing is shipped. */
	address: z.nullable(OrderAddress),
	/** Opens the whole order for a day, where the back end gives one. */
	secret: z.optional(text),
});
export type Ordered = z.infer<typeof Ordered>;

const KEY = 'shop/ordered-here';

/**
 * Stored for this tab, so that the confirmation has it after the payment page.
 * @param userId of the account that sees it, if not the order's
 */
export function rememberOrdered(
	{ backendOrderId: uuid, orderSecret: secret }: OrderConfirmation,
	{ user_id, addressInformation: { billingAddress, shippingAddress } }: OrderRequest,
	userId = user_id || null,
): void {
	store({ uuid, userId, secret, email: billingAddress.email ?? '', address: shippingAddress ?? null });
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
