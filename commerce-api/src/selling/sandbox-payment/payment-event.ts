import * as z from 'zod/mini';

/** What a payment provider tells of a payment; `amount` in cents. */
export const PaymentEvent = z.strictObject({
	/** The provider's: sent again under the same id, it counts once. */
	id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
	order: z.uuid(),
	status: z.enum(['accepted', 'refused']),
	amount: z.int().check(z.gte(0)),
	currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;
