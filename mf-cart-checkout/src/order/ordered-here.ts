import * as z from 'zod/mini';
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
	isShipped: boolean;
}

const KEY = 'shop/ordered-here';

function addressOf({ personal, shipping }: Placed['details']): string[] {
	const { streetAddress, apartmentNumber, zipCode, city, phoneNumber } = shipping;
	return [
		`${personal.firstName} ${personal.lastName}`,
		`${streetAddress} ${apartmentNumber}`,
		`${zipCode} ${city}`,
		phoneNumber,
	];
}

/** Stored for this tab, so that the confirmation has it after the payment page. */
export function rememberOrdered({ uuid, userId, secret, details, isShipped }: Placed): void {
	const ordered: Ordered = {
		uuid,
		userId,
		secret,
		email: details.personal.emailAddress,
		address: isShipped ? addressOf(details) : [],
	};
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
