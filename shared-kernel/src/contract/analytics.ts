import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const text = z.string().check(z.maxLength(2048));
const amount = z.number().check(z.gte(0), z.lte(100_000_000));

/** Ours: nothing in an analytics message names or finds a person, so names and addresses have no field. */
const ConversionItem = z.object({
	item_id: text,
	item_name: text,
	/** Gross price of one piece in decimal currency units. */
	price: amount,
	quantity: amount,
});

export const CONVERSIONS = ['view_item', 'view_item_list', 'view_cart', 'purchase'] as const;

/** Body of the conversion logs (rule 23.2); open, as its words are the analytics platforms'. `_fbp`, `_fbc` and `ga_user_id` are the browser's marks, given consent. */
export const Conversion = z.object({
	event: z.enum(CONVERSIONS),
	currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
	/** Decimal currency units; an order's value is without its delivery. */
	value: amount,
	items: z.array(ConversionItem).check(z.maxLength(200)),
	/** Addresses of the items' pages, without query and fragment. */
	urls: z.array(text).check(z.maxLength(200)),
	_fbp: z.optional(text),
	_fbc: z.optional(text),
	transaction_id: z.optional(text),
	ga_user_id: z.optional(text),
});
export type Conversion = z.infer<typeof Conversion>;

/** Ours: what happened in what order, `at` in ms since 1970. */
const LoggedEvent = z.strictObject({ event: z.enum(CONVERSIONS), at: z.int() });

const logged = { method: 'POST', result: z.boolean() } as const;
const batch = z.array(LoggedEvent).check(z.maxLength(100));
export const facebookConversionLog = endpoint({
	...logged,
	path: '/api/analytics/facebook-conversion-log',
	body: Conversion,
});
export const googleAnalyticsLog = endpoint({
	...logged,
	path: '/api/analytics/google-analytics-log',
	body: Conversion,
});
export const eventLog = endpoint({ ...logged, path: '/api/ext/log', body: z.strictObject({ events: batch }) });
/** Counts each event since the last message. */
export const eventStats = endpoint({
	...logged,
	path: '/api/ext/log-events-stats',
	body: z.strictObject({ counts: z.partialRecord(z.enum(CONVERSIONS), z.int().check(z.gte(0), z.lte(1_000_000))) }),
});
