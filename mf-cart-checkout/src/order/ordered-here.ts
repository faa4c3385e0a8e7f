import type { OrderAddress, OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import * as z from 'zod/mini';
import type { DeliveryNeed } from '../details/delivery-need.ts';
import type { CheckoutDetails } from '../details/details.ts';

const text = z.string();

/** Personal data of an order: not shown to others who have the address of the confirmation. */
const Ordered = z.object({
	uuid: text,
	/** Id of the account; null for a guest. */
	userId: z.nullable(text),
	email: text,
	/** Line by line, as on a parcel; empty where nothing is shipped. */
	address: z.array(text),
	/** Opens the whole order for a day, where the back end gives one. */
	secret: z.optional(text),
});
export type Ordered = z.infer<typeof Ordered>;

interface Placed extends Pick<Ordered, 'uuid' | 'userId' | 'secret'> {
	details: Pick<CheckoutDetails, 'personal' | 'shipping'>;
	need: DeliveryNeed;
}

const KEY = 'shop/ordered-here';

function addressOf({ personal, shipping }: Placed['details']): string[] {
	const { firstName, lastName, company, streetAddress, apartmentNumber, zipCode, city, state, phoneNumber } = shipping;
	return [
		company,
		`${firstName || personal.firstName} ${lastName || personal.lastName}`,
		`${streetAddress} ${apartmentNumber}`,
		`${zipCode} ${city} ${state}`.trim(),
		phoneNumber,
	].filter(Boolean);
}

function pointOf({ personal, shipping: { point, phoneNumber } }: Placed['details']): string[] {
	if (!point) return [];
	const { name, street, postcode, city } = point;
	return [`${personal.firstName} ${personal.lastName}`, name, street, `${postcode} ${city}`, phoneNumber];
}

function linesOf(details: Placed['details'], need: DeliveryNeed): string[] {
	if (need === 'nothing') return [];
	return need === 'point' ? pointOf(details) : addressOf(details);
}

/** Stored for this tab, so that the confirmation has it after the payment page. */
export function rememberOrdered({ uuid, userId, secret, details, need }: Placed): void {
	store({ uuid, userId, secret, email: details.personal.emailAddress, address: linesOf(details, need) });
}

/** The same for an order of which only the request is left, as it was made without a connection. */
export function rememberRequested(
	{ backendOrderId: uuid, orderSecret: secret }: OrderConfirmation,
	{ user_id, addressInformation: { billingAddress, shippingAddress } }: OrderRequest,
): void {
	const email = billingAddress.email ?? '';
	store({ uuid, secret, userId: user_id || null, email, address: shippingAddress ? linesAt(shippingAddress) : [] });
}

function linesAt(to: OrderAddress): string[] {
	const { company, firstname, lastname, street, postcode, city, region_code, telephone } = to;
	const place = `${postcode} ${city} ${region_code ?? ''}`.trim();
	return [company, `${firstname} ${lastname}`, street.join(' '), place, telephone].flatMap((line) => line || []);
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
