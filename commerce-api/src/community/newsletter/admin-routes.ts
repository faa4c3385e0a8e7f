import { asc, gt } from 'drizzle-orm';
import { adminNewsletter } from '../../platform/admin-newsletter-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import type { Services } from '../../platform/database/services.ts';
import { ADMIN_PAGE, pageOf } from '../../platform/http/page-of.ts';
import type { Route } from '../../platform/http/route.ts';
import { newLinks, type TokenLinks } from '../../platform/mail/mail-tokens.ts';
import { languageIn, type StoreViews } from '../../platform/store-views.ts';

interface NewsletterServices extends Services, TokenLinks {
	storeViews: StoreViews;
}

export function adminNewsletterRoutes(route: Route, services: NewsletterServices): void {
	const { db } = services;

	route(adminNewsletter, async ({ query: { pageSize, after } }) => {
		const { size } = pageOf({ pageSize }, ADMIN_PAGE);
		const result = await db.transaction((tx) => findReaders(tx, services, { size, after }));
		return { result, meta: { total_count: await db.$count(newsletterSubscriptions) } };
	});
}

interface ReaderPage {
	size: number;
	/** The last address of the page before. */
	after: string | undefined;
}

async function findReaders(tx: Database, services: NewsletterServices, { size, after }: ReaderPage) {
	const found = await tx
		.select()
		.from(newsletterSubscriptions)
		.where(after === undefined ? undefined : gt(newsletterSubscriptions.email, after))
		.orderBy(asc(newsletterSubscriptions.email))
		.limit(size);
	const linked = found.map((reader) => ({ ...reader, purpose: 'newsletter-end' as const, subject: reader.email }));
	return (await newLinks(tx, services, linked)).map(({ email, storeCode, confirmedAt, url }) => ({
		email,
		store_code: storeCode,
		language: languageIn(services.storeViews, storeCode),
		confirmed_at: confirmedAt.toISOString(),
		unsubscribe_url: url,
	}));
}
