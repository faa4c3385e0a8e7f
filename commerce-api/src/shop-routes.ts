import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { adminRoutes } from './admin/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { endWaiting } from './availability/subscribe.ts';
import type { Catalog } from './catalog/catalog-view.ts';
import type { ProductStore } from './catalog/product-store.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Content } from './content/content-view.ts';
import { contentRoutes } from './content/routes.ts';
import { countryRoutes } from './countries/routes.ts';
import type { Database } from './database/database.ts';
import { documentRoutes } from './documents/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import type { Route } from './http/route.ts';
import { mailLinkRoutes, mailLinkTo } from './mail-links/routes.ts';
import { confirmNewsletter, endNewsletterByToken } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { createReviewsOfPim } from './pim/reviews-of-pim.ts';
import { pimRoutes } from './pim/routes.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { renderListRoutes } from './render-list/routes.ts';
import { orderReviewRoutes } from './reviews/order-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shopConfigRoutes } from './shop-config/routes.ts';
import { sizeTableRoutes } from './size-tables/routes.ts';
import type { Storefronts } from './store-views/storefront.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export interface ShopDeps {
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
	{ db, config, now, catalog, content, store, storefronts, limits, log }: ShopDeps,
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
