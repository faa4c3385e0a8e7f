import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';
import { Paging } from './admin-contract.ts';
import { LANGUAGES } from './store-views.ts';

const NewsletterReader = z.object({
	email: z.string(),
	/** The storefront in which it was subscribed to, and its language. */
	store_code: z.string(),
	language: z.enum(LANGUAGES),
	confirmed_at: z.string(),
	/** A new link, good for two years: it asks before it ends the subscription, and a `POST` to it ends at once (RFC 8058). */
	unsubscribe_url: z.string(),
});

/**
 * The confirmed addresses of the newsletter by pages, sorted by address. A page begins behind the address `after`, the last of the page
 * before, so that nobody is skipped or read twice when others join or leave meanwhile; the last page is not full. Needs `ADMIN_SECRET`,
 * like the calls of `admin-contract.ts`.
 */
export const adminNewsletter = endpoint({
	method: 'GET',
	path: '/api/admin/newsletter',
	query: z.strictObject({ pageSize: Paging.pageSize, after: z.optional(z.string().check(z.maxLength(320))) }),
	result: z.array(NewsletterReader),
	meta: z.object({ total_count: z.int() }),
});
