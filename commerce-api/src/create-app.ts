import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { passwordRoutes } from './accounts/password-routes.ts';
import { createPasswords } from './accounts/passwords.ts';
import { userRoutes } from './accounts/routes.ts';
import { authenticate } from './accounts/sessions.ts';
import { socialVerifiers } from './accounts/social-login.ts';
import { createCatalog } from './catalogue/create-catalog.ts';
import { createPictureFiles, type DrawPicture } from './catalogue/pictures/picture-files.ts';
import { pictureRoutes } from './catalogue/pictures/routes.ts';
import { createStorefronts } from './catalogue/prices/storefront.ts';
import { createProductStore } from './catalogue/product-store.ts';
import { createContent } from './content/content-view.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createOnError, refuse } from './platform/http/on-error.ts';
import { Refusal } from './platform/http/refusal.ts';
import { createRoute } from './platform/http/route.ts';
import { mailsRoutes } from './platform/mail/mails-routes.ts';
import { limitRequests } from './platform/rate-limit/limit-requests.ts';
import type { RateLimits } from './platform/rate-limit/rate-limits.ts';
import { createIndexKeeper } from './search/index-keeper.ts';
import { searchRoutes } from './search/routes.ts';
import { createProductSearch } from './search/search-products.ts';
import { urlMapRoutes } from './search/url-map/routes.ts';
import { cartRoutes } from './selling/cart/routes.ts';
import { totalsRoutes } from './selling/cart/totals-routes.ts';
import { orderRoutes } from './selling/orders/routes.ts';
import { callbackRoute } from './selling/sandbox-payment/callback.ts';
import { sandboxPaymentRoutes } from './selling/sandbox-payment/routes.ts';
import { stockRoutes } from './selling/stock-routes.ts';
import { shopRoutes } from './shop-routes.ts';

export interface AppServices {
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
export function createApp({ db, config, log, now, limits, isReady, draw }: AppServices): Hono {
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
	const currentIndex = createIndexKeeper(db);
	searchRoutes(route, {
		db,
		catalog,
		content,
		storefronts,
		searchProducts: createProductSearch({ db, store, storefronts, currentIndex }),
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
		isReady() && (await currentIndex(await catalog.view())) ? c.text('ok') : c.text('ending', 503),
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
