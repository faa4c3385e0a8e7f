import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { cartRoutes } from './cart/routes.ts';
import { totalsRoutes } from './cart/totals-routes.ts';
import { createCatalog } from './catalog/catalog-view.ts';
import { createProductStore } from './catalog/product-store.ts';
import type { Config } from './config.ts';
import { createContent } from './content/content-view.ts';
import type { Database } from './database/database.ts';
import { createOnError, refuse } from './http/on-error.ts';
import { Refusal } from './http/refusal.ts';
import { createRoute } from './http/route.ts';
import { mailsRoutes } from './mail/mails-routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { createPictureFiles, type DrawPicture } from './picture-files/picture-files.ts';
import { pictureRoutes } from './picture-files/routes.ts';
import { limitRequests } from './rate-limit/limit-requests.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { callbackRoute } from './sandbox-payment/callback.ts';
import { sandboxPaymentRoutes } from './sandbox-payment/routes.ts';
import { createShelves } from './search/product-index.ts';
import { searchRoutes } from './search/routes.ts';
import { createProductSearch } from './search/search-products.ts';
import { shopRoutes } from './shop-routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { createStorefronts } from './store-views/storefront.ts';
import { urlMapRoutes } from './url-map/routes.ts';
import { passwordRoutes } from './users/password-routes.ts';
import { createPasswords } from './users/passwords.ts';
import { userRoutes } from './users/routes.ts';
import { authenticate } from './users/sessions.ts';
import { socialVerifiers } from './users/social-login.ts';

export interface AppDeps {
	db: Database;
	config: Config;
	log: Logger;
	now: () => Date;
	limits: RateLimits;
	/** False while the process is ending: load balancers send nothing new. */
	isReady: () => boolean;
	/** Without it drawn pictures are shown as missing. */
	draw?: DrawPicture | undefined;
}

/** The whole API as one request handler; `main.ts` listens. */
export function createApp({ db, config, log, now, limits, isReady, draw }: AppDeps): Hono {
	const app = new Hono();
	app.onError(createOnError(log));
	app.notFound((c) => refuse(c, new Refusal(404, 'not-found', 'There is nothing here.')));
	app.use(completeAnswers(log));
	app.use(limitRequests(limits, config.trustedProxies));

	const catalog = createCatalog(db, now, config.storeViews);
	const storefronts = createStorefronts(config.storeViews, catalog);
	const store = createProductStore(db, storefronts);
	const selling = { db, store, storefronts, now, sandboxPayment: config.sandboxPayment };
	const sessions = { db, now, times: config.session };
	const route = createRoute(app, (token) => authenticate(sessions, token), config);
	const content = createContent(db, catalog);
	const shelfOf = createShelves(db);
	searchRoutes(route, {
		...{ db, catalog, content, storefronts },
		searchProducts: createProductSearch({ db, store, storefronts, shelfOf }),
	});
	urlMapRoutes(route, { db, catalog, store });
	shopRoutes(app, route, { db, config, now, catalog, content, store, storefronts, limits, log });
	stockRoutes(route, db);
	pictureRoutes(app, db, createPictureFiles(join(config.dataDir, 'pictures'), draw));
	cartRoutes(route, selling);
	totalsRoutes(route, selling);
	orderRoutes(route, { ...selling, orderPrefix: config.orderPrefix, publicUrl: config.publicUrl });
	const secret = config.paymentSecret ?? randomBytes(32).toString('hex');
	const payments = { db, log, now, secret, shop: config };
	callbackRoute(app, payments);
	if (config.sandboxPayment) sandboxPaymentRoutes(app, payments);
	const passwords = createPasswords(config.passwordPepper);
	const accounts = { sessions, passwords, limits, shop: config, social: socialVerifiers(config.socialLogin), log };
	userRoutes(route, accounts);
	passwordRoutes(route, accounts);
	if (config.mailsPage) mailsRoutes(app, config.mail.folder);
	openApiRoutes(app, config.storeViews);

	app.get('/healthz', (c) => c.text('ok'));
	// A large catalogue takes seconds to read: nobody is sent here to wait for it.
	app.get('/readyz', async (c) =>
		isReady() && (await shelfOf(await catalog.view())) ? c.text('ok') : c.text('ending', 503),
	);
	return app;
}

/** Adds the headers that every answer has, and notes it in the log. */
function completeAnswers(log: Logger): MiddlewareHandler {
	return async (c, next) => {
		const started = performance.now();
		await next();
		c.header('X-Content-Type-Options', 'nosniff');
		if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
		// The route's pattern: paths may hold what only the shopper should know.
		log.debug(
			{ method: c.req.method, route: routePath(c, -1), status: c.res.status, ms: performance.now() - started },
			'answered',
		);
	};
}
