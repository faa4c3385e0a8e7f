import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Unused } from './unused.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\r\n]*$/));

/** Ours. It always goes to the shop's own address; the answer goes to `email`. */
export const contactForm = endpoint({
	method: 'POST',
	path: '/api/ext/contact',
	body: z.strictObject({
		name: line(100),
		email: z.email().check(z.maxLength(254)),
		topic: z.enum(['order', 'return', 'complaint', 'product', 'other']),
		orderNumber: z.optional(z.string().check(z.maxLength(32), z.regex(/^[\w-]*$/))),
		message: z.string().check(z.trim(), z.minLength(3), z.maxLength(5000)),
	}),
	result: z.boolean(),
});
/** The mail service of vue-storefront-api: a form sends its message with a token that is valid once and for a few minutes. */
export const mailToken = endpoint({ method: 'GET', path: '/api/ext/mail-service/get-token', result: z.string() });
export const mailSend = endpoint({
	method: 'POST',
	path: '/api/ext/mail-service/send-email',
	body: z.strictObject({
		sourceAddress: z.email().check(z.maxLength(254)),
		subject: line(200),
		emailText: z.string().check(z.trim(), z.minLength(3), z.maxLength(5000)),
		token: z.string().check(z.maxLength(128)),
		...{ targetAddress: Unused, confirmation: Unused },
	}),
	result: z.boolean(),
});
