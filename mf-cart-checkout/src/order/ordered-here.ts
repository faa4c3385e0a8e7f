import { OrderAddress, type OrderConfirmation, type OrderRequest } from '@pasaz/kernel/contract/order';
import { $user } from '@pasaz/kernel/stores/user';
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
 * Stored for this tab, so that the confirmation has it after the payment page; an account's order only while that account is here, as
 * its logout may have come before the answer (rule 17.4).
 */
export function rememberOrdered(
	{ backendOrderId: uuid, orderSecret: secret }: OrderConfirmation,
	{ user_id, addressInformation: { billingAddress, shippingAddress } }: OrderRequest,
): void {
	const { current } = $user.get();
	const userId = current && String(current.id);
	if (user_id && user_id !== userId) return;
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
