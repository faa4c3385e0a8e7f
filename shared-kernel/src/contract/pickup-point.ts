import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours: a parcel locker or another point that goods are sent to, from the list of its provider. */
export const PickupPoint = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(64)),
	/** As it is written on the point, e.g. `Automat paczkowy GDY03`. */
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	country: z.string().check(z.length(2)),
	/** Where to look for it, e.g. beside a shop. */
	hint: z.optional(z.string()),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** Carrier of what is fetched in a showroom, whose slug is then the point's id. */
export const COLLECT_CARRIER = 'showroom';

/** Ours: at most 20 points in a country; `search` is words of name, street and town, or a postcode, to which the nearest by number are found. For `carrier` showroom those whose shelves have all pieces of the cart. */
export const pickupPoints = endpoint({
	method: 'GET',
	path: '/api/cart/pickup-points',
	query: z.strictObject({
		country: z.string().check(z.length(2)),
		search: z.optional(z.string().check(z.maxLength(100))),
		carrier: z.optional(z.string().check(z.maxLength(64))),
		cartId: z.optional(z.string().check(z.maxLength(64))),
	}),
	result: z.array(PickupPoint),
	auth: 'optional',
});
