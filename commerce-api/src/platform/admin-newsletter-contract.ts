import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';
import { PageMeta, Paging } from './admin-contract.ts';
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

/** The confirmed addresses of the newsletter by pages, the oldest first. Needs `ADMIN_SECRET`, like the calls of `admin-contract.ts`. */
export const adminNewsletter = endpoint({
	method: 'GET',
	path: '/api/admin/newsletter',
	query: z.strictObject(Paging),
	result: z.array(NewsletterReader),
	meta: PageMeta,
});
