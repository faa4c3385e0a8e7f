import { asc } from 'drizzle-orm';
import { adminNewsletter } from '../../platform/admin-newsletter-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { adminPage, type PageRange } from '../../platform/http/page-of.ts';
import { type AdminServices, requireAdmin } from '../../platform/http/require-admin.ts';
import type { Route } from '../../platform/http/route.ts';
import { newLinks, type TokenLinks } from '../../platform/mail/mail-tokens.ts';
import { languageIn, type StoreViews } from '../../platform/store-views.ts';

interface NewsletterServices extends AdminServices, TokenLinks {
	storeViews: StoreViews;
}

export function adminNewsletterRoutes(route: Route, services: NewsletterServices): void {
	const { db, adminSecret: secret } = services;

	route(adminNewsletter, ({ header, query }) => {
		requireAdmin(secret, header('authorization'));
		const find = (range: PageRange) => db.transaction((tx) => findReaders(tx, services, range));
		return adminPage(query, { count: db.$count(newsletterSubscriptions), find });
	});
}

async function findReaders(tx: Database, services: NewsletterServices, { size, start }: PageRange) {
	const found = await tx
		.select()
		.from(newsletterSubscriptions)
		.orderBy(asc(newsletterSubscriptions.confirmedAt), asc(newsletterSubscriptions.email))
		.limit(size)
		.offset(start);
	const linked = found.map((reader) => ({ ...reader, purpose: 'newsletter-end' as const, subject: reader.email }));
	return (await newLinks(tx, services, linked)).map(({ email, storeCode, confirmedAt, url }) => ({
		email,
		store_code: storeCode,
		language: languageIn(services.storeViews, storeCode),
		confirmed_at: confirmedAt.toISOString(),
		unsubscribe_url: url,
	}));
}
