import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

/** A shopper's request for a mail when a variant is in stock again. */
export const Subscription = z.object({
	id: z.int(),
	product_id: z.int(),
	sku: z.string(),
	name: z.string(),
	url_path: z.string(),
	image: z.nullable(z.string()),
	created_at: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

export const availabilityList = endpoint({
	method: 'GET',
	path: '/api/ext/availability-notification',
	result: z.array(Subscription),
	auth: 'user',
});
/** Guests give an address. The answer does not reveal whether it waits already. */
export const availabilitySubscribe = endpoint({
	method: 'POST',
	path: '/api/ext/availability-notification/subscribe',
	body: z.strictObject({ product_id: Id, email: z.optional(z.email().check(z.maxLength(254))) }),
	result: z.boolean(),
	auth: 'optional',
});
/** Needs a signed-in shopper, or the token of the mail's link. */
export const availabilityDelete = endpoint({
	method: 'POST',
	path: '/api/ext/availability-notification/delete-subscription',
	body: z.strictObject({ id: Id, product_id: Id, token: z.optional(z.string().check(z.maxLength(128))) }),
	result: z.boolean(),
	auth: 'optional',
});
