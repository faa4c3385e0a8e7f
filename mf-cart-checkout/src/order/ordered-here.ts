import * as z from 'zod/mini';
import type { CheckoutDetails } from '../details/details.ts';

const text = z.string();

/** What is personal of an order: whoever else has the address of its confirmation is told nothing of it. */
const Ordered = z.object({
	uuid: text,
	/** Whose account it was ordered in; null for a guest. */
	userId: z.nullable(text),
	email: text,
	/** Line by line, as on a parcel; empty where nothing is shipped. */
	address: z.array(text),
});
export type Ordered = z.infer<typeof Ordered>;

interface Placed extends Pick<Ordered, 'uuid' | 'userId'> {
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

/** Keeps it for the confirmation as long as this tab is open, so that it is still there after the way to the payment and back. */
export function rememberOrdered({ uuid, userId, details, isShipped }: Placed): void {
	const ordered: Ordered = {
		uuid,
		userId,
		email: details.personal.emailAddress,
		address: isShipped ? addressOf(details) : [],
	};
	try {
		sessionStorage.setItem(KEY, JSON.stringify(ordered));
	} catch (error) {
		// a device that keeps nothing: the confirmation then says what the server tells everybody
		console.warn('The order is not remembered in this tab', error);
	}
}

/** What this tab knows of an order; nothing once its owner has logged out or another has come. */
export function orderedHere(uuid: string, userId: string | null): Ordered | null {
	try {
		const ordered = Ordered.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
		return ordered?.uuid === uuid && ordered.userId === userId ? ordered : null;
	} catch {
		return null;
	}
}
