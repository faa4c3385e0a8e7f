import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { adminRoutes } from './admin-routes.ts';
import type { Catalog } from './catalogue/catalog-view.ts';
import type { Storefronts } from './catalogue/prices/storefront.ts';
import type { ProductStore } from './catalogue/product-store.ts';
import { availabilityRoutes } from './community/availability/routes.ts';
import { endWaiting } from './community/availability/subscribe.ts';
import { contactRoutes } from './community/contact/routes.ts';
import { mailLinkRoutes, mailLinkTo } from './community/mail-links/routes.ts';
import { confirmNewsletter, endNewsletterByToken } from './community/newsletter/newsletter.ts';
import { newsletterRoutes } from './community/newsletter/routes.ts';
import { createReviewsOfPim } from './community/pim/reviews-of-pim.ts';
import { pimRoutes } from './community/pim/routes.ts';
import { orderReviewRoutes } from './community/reviews/order-routes.ts';
import { reviewRoutes } from './community/reviews/routes.ts';
import { wishlistRoutes } from './community/wishlist-routes.ts';
import type { Content } from './content/content-view.ts';
import { documentRoutes } from './content/documents/routes.ts';
import { feedRoutes } from './content/feeds/routes.ts';
import { redirectRoutes } from './content/redirects/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { shopConfigRoutes } from './content/shop-config-routes.ts';
import { sizeTableRoutes } from './content/size-table-routes.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Route } from './platform/http/route.ts';
import type { RateLimits } from './platform/rate-limit/rate-limits.ts';
import { renderListRoutes } from './search/render-list-routes.ts';
import { analyticsRoutes } from './selling/analytics/routes.ts';
import { countryRoutes } from './selling/country-routes.ts';

export interface ShopServices {
	db: Database;
	config: Config;
	now: () => Date;
	catalog: Catalog;
	content: Content;
	store: ProductStore;
	storefronts: Storefronts;
	limits: RateLimits;
	log: Logger;
}

/** What a shop has beside catalogue, cart, orders and users: what editors write and what shoppers leave. */
export function shopRoutes(
	app: Hono,
	route: Route,
	{ db, config, now, catalog, content, store, storefronts, limits, log }: ShopServices,
): void {
	contentRoutes(route, { db, catalog, content, now });
	redirectRoutes(route, { db, catalog, content, hosts: config.redirectHosts });
	sizeTableRoutes(route, content);
	const { google, facebook } = config.socialLogin;
	shopConfigRoutes(route, {
		content,
		socialLogin: { google: google?.clientId ?? null, facebook: facebook?.appId ?? null },
	});
	countryRoutes(route, storefronts);
	renderListRoutes(route, { db, store, storefronts });
	contactRoutes(route, { db, content, now, storeViews: config.storeViews });
	analyticsRoutes(route, { db, now });
	reviewRoutes(route, { db, now });
	orderReviewRoutes(route, { db, now });
	wishlistRoutes(route, { db, now });
	documentRoutes(app, { content, shop: config, now });
	feedRoutes(app, { db, shop: config, catalog, store });
	pimRoutes(route, createReviewsOfPim({ settings: config.pim, log }));
	adminRoutes(route, { db, now, secret: config.adminSecret });

	const linkTo = (token: string) => mailLinkTo(config.publicUrl, token);
	const mailing = { db, now, limits, storeViews: config.storeViews, linkTo };
	newsletterRoutes(route, mailing);
	availabilityRoutes(route, mailing);
	const acts = {
		'newsletter-confirm': (token: string) => confirmNewsletter(mailing, token),
		'newsletter-end': (token: string) => endNewsletterByToken(mailing, token),
		'availability-end': (token: string) => endWaiting(mailing, token),
	};
	mailLinkRoutes(app, { db, now, shop: config, acts });
}
