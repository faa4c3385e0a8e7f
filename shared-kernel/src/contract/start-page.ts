import * as z from 'zod/mini';
import { CartQuery } from './cart.ts';
import { endpoint } from './endpoint.ts';

/** The shopper's first page and its time (ISO), which are stored with the order. */
export const StartPage = z.strictObject({
	url: z.string().check(z.minLength(1), z.maxLength(2048)),
	date: z.string().check(z.maxLength(64)),
});
export const cartSaveStartPageUrl = endpoint({
	method: 'POST',
	path: '/api/cart/save-start-page-url',
	query: CartQuery,
	body: StartPage,
	result: z.boolean(),
	auth: 'optional',
});
