import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours: nothing in an analytics message names or finds a person, so names and addresses have no field. */
const ConversionItem = z.object({
	/** The sku. */
	item_id: z.string(),
	item_name: z.string(),
	/** Gross, decimal currency units, of one piece. */
	price: z.number(),
	quantity: z.number(),
});

export const CONVERSIONS = ['view_item', 'view_item_list', 'view_cart', 'purchase'] as const;

/** Body of the conversion logs (first document, section 7). `_fbp`, `_fbc` and `ga_user_id` are the browser's marks, given consent. */
export const Conversion = z.object({
	event: z.enum(CONVERSIONS),
	currency: z.string(),
	/** Decimal currency units; of an order without its delivery. */
	value: z.number(),
	items: z.array(ConversionItem),
	/** Addresses of the items' pages, without query and fragment. */
	urls: z.array(z.string()),
	_fbp: z.optional(z.string()),
	_fbc: z.optional(z.string()),
	transaction_id: z.optional(z.string()),
	ga_user_id: z.optional(z.string()),
});
export type Conversion = z.infer<typeof Conversion>;

/** Ours: what happened in what order, `at` in ms since 1970. */
const LoggedEvent = z.object({ event: z.enum(CONVERSIONS), at: z.int() });

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
export const eventLog = endpoint({ ...logged, path: '/api/ext/log', body: z.object({ events: batch }) });
/** How often each event happened since the last time. */
export const eventStats = endpoint({
	...logged,
	path: '/api/ext/log-events-stats',
	body: z.object({ counts: z.partialRecord(z.enum(CONVERSIONS), z.int()) }),
});
