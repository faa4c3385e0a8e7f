import * as z from 'zod/mini';

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
