import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const path = '/api/ext/newsletter/subscribe';
const Email = z.strictObject({ email: z.email().check(z.maxLength(254)) });

/** Only signed-in shoppers learn the state of their address; everybody else gets the same answer for every address. */
export const newsletterStatus = endpoint({
	method: 'GET',
	path,
	query: Email,
	result: z.enum(['subscribed', 'unsubscribed']),
	auth: 'optional',
});
/** Sends a mail that confirms (double opt-in); the same answer for a known and an unknown address. */
export const newsletterSubscribe = endpoint({
	method: 'POST',
	path,
	body: Email,
	result: z.boolean(),
	auth: 'optional',
});
/** Ends at once for the own address of a signed-in shopper or with the token of a newsletter's link; else a mail asks. */
export const newsletterUnsubscribe = endpoint({
	method: 'DELETE',
	path,
	body: z.extend(Email, { token: z.optional(z.string().check(z.maxLength(128))) }),
	result: z.boolean(),
	auth: 'optional',
});
/** The link in the mail leads here. */
export const newsletterConfirm = endpoint({
	method: 'POST',
	path: '/api/ext/newsletter/confirm',
	body: z.strictObject({ token: z.string().check(z.maxLength(128)) }),
	result: z.boolean(),
});
