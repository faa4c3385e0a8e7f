import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { adminAccountRoute } from './accounts/admin-account-route.ts';
import { confirmEmail } from './accounts/change-email.ts';
import { createDeviceCookie } from './accounts/device-cookie.ts';
import { passwordRoutes } from './accounts/password-routes.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createRefreshCookie } from './accounts/refresh-cookie.ts';
import { ownDataRoutes, userRoutes } from './accounts/routes.ts';
import { authenticate } from './accounts/sessions.ts';
import { socialVerifiers } from './accounts/social-login.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { verifyEmailRoute } from './accounts/verify-email-route.ts';
import { adminRoutes } from './admin-routes.ts';
import { filmRoutes } from './catalogue/pictures/film-routes.ts';
import { createPictureFiles, type DrawPicture } from './catalogue/pictures/picture-files.ts';
import { pictureRoutes } from './catalogue/pictures/routes.ts';
import { createStorefronts } from './catalogue/prices/storefront.ts';
import { createCatalog } from './catalogue/read/create-catalog.ts';
import { createProductStore } from './catalogue/read/product-store.ts';
import { availabilityRoutes } from './community/availability/routes.ts';
import { endWaiting } from './community/availability/subscribe.ts';
import { contactRoutes } from './community/contact/routes.ts';
import { mailLinkRoutes, mailLinkTo } from './community/mail-links/routes.ts';
import { adminNewsletterRoutes } from './community/newsletter/admin-routes.ts';
import { confirmNewsletter, endNewsletterByToken } from './community/newsletter/newsletter.ts';
import { newsletterRoutes } from './community/newsletter/routes.ts';
import { createReviewsOfPim, pimRoutes } from './community/pim/reviews-of-pim.ts';
import { orderReviewRoutes } from './community/reviews/order-routes.ts';
import { reviewRoutes } from './community/reviews/routes.ts';
import { wishlistRoutes } from './community/wishlist-routes.ts';
import { createContent } from './content/content-view.ts';
import { documentRoutes } from './content/documents/routes.ts';
import { createExternalCms } from './content/external-cms.ts';
import { feedRoutes } from './content/feeds/routes.ts';
import { redirectRoutes } from './content/redirects/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { showroomRoutes } from './content/showrooms/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/database/services.ts';
import { createOnError, refuse } from './platform/http/on-error.ts';
import { notFound } from './platform/http/refusal.ts';
import { logAdminCalls, requireAdmin } from './platform/http/require-admin.ts';
import type { Route } from './platform/http/route.ts';
import { createRoute } from './platform/http/route.ts';
import { mailsRoutes } from './platform/mail/mails-routes.ts';
import { limitRequests } from './platform/rate-limit/limit-requests.ts';
import type { RateLimits } from './platform/rate-limit/rate-limits.ts';
import { createIndexKeeper } from './search/index-keeper.ts';
import { renderListRoutes } from './search/render-list-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { createProductSearch } from './search/search-products.ts';
import { urlMapRoutes } from './search/url-map/routes.ts';
import { adminAnalyticsRoutes } from './selling/analytics/admin-routes.ts';
import { analyticsRoutes } from './selling/analytics/routes.ts';
import { adminCouponRoutes } from './selling/cart/admin-coupon-routes.ts';
import { cartRoutes } from './selling/cart/routes.ts';
import { totalsRoutes } from './selling/cart/totals-routes.ts';
import { countryRoutes } from './selling/countries.ts';
import { adminGiftCardRoutes } from './selling/digital/admin-gift-card-routes.ts';
import { digitalGoods } from './selling/digital/digital-goods.ts';
import { giftCardRoutes } from './selling/digital/gift-card-routes.ts';
import { loyaltyRoutes } from './selling/loyalty/routes.ts';
import { adminDocumentRoute } from './selling/orders/admin-document-route.ts';
import { adminPaymentRoutes } from './selling/orders/admin-payment-routes.ts';
import { adminOrderRoutes } from './selling/orders/admin-routes.ts';
import { adminClaimRoutes, claimPictureRoute } from './selling/orders/claims/admin-claim-routes.ts';
import { orderDocumentRoutes } from './selling/orders/document-routes.ts';
import { downloadRoute, sampleRoute } from './selling/orders/download-route.ts';
import { adminInvoiceRoutes } from './selling/orders/invoices/admin-invoice-routes.ts';
import { invoiceRoute } from './selling/orders/invoices/invoice-route.ts';
import { orderRoutes } from './selling/orders/routes.ts';
import { callbackRoute } from './selling/sandbox-payment/callback.ts';
import { sandboxPaymentRoutes } from './selling/sandbox-payment/routes.ts';
import { adminProductRoute } from './selling/stock/admin-product-route.ts';
import { stockRoutes } from './selling/stock/stock-routes.ts';

export interface AppServices extends Services {
	config: Config;
	log: Logger;
	limits: RateLimits;
	/** False while the process is ending, so that load balancers send nothing new. */
	isReady: () => boolean;
	/** Without it drawn pictures are shown as missing. */
	draw?: DrawPicture | undefined;
}

/** The whole API as one request handler; `main.ts` listens. */
export function createApp(given: AppServices): Hono {
	const { config, log, limits, isReady } = given;
	const app = new Hono();
	app.onError(createOnError(log));
	app.notFound((c) => refuse(c, notFound()));
	app.use(completeAnswers(log));
	app.use('/api/admin/*', logAdminCalls(config.adminSecret, log));
	app.use(limitRequests(limits, config.trustedProxies));
	app.use('/api/admin/*', requireAdmin(config.adminSecret));

	const services = createServices(given);
	const { catalog, currentIndex, sessions } = services;
	const route = createRoute(app, (token) => authenticate(sessions, token), config);
	contractRoutes(route, services);
	plainRoutes(app, services);
	openApiRoutes(app, config.storeViews);

	app.get('/healthz', (c) => c.text('ok'));
	// Reading a large catalogue takes seconds; until then a load balancer should send nobody here.
	app.get('/readyz', async (c) =>
		isReady() && (await currentIndex(await catalog.view())) ? c.text('ok') : c.text('ending', 503),
	);
	return app;
}

function createServices(given: AppServices) {
	const { db, now, config, draw, log } = given;
	const { storeViews, publicUrl } = config;
	const catalog = createCatalog(db, now, storeViews);
	const storefronts = createStorefronts(storeViews, catalog, config.customerTax);
	const store = createProductStore(db, storefronts);
	const currentIndex = createIndexKeeper(db);
	const { google, facebook } = config.socialLogin;
	return {
		...config,
		...given,
		catalog,
		storefronts,
		store,
		currentIndex,
		content: createContent(db, catalog),
		cms: createExternalCms({ url: config.cmsUrl, log }),
		searchProducts: createProductSearch({ db, store, storefronts, currentIndex, settings: config.search }),
		pictureFiles: createPictureFiles(join(config.dataDir, 'pictures'), draw),
		shop: config,
		digital: digitalGoods(config),
		secret: config.paymentSecret ?? randomBytes(32).toString('hex'),
		hosts: config.redirectHosts,
		sessions: { db, now, times: config.session },
		deviceCookie: createDeviceCookie(publicUrl),
		refreshCookie: createRefreshCookie({ publicUrl, life: config.session.refreshSeconds }),
		passwords: createPasswords(config.passwordPepper),
		social: socialVerifiers(config.socialLogin),
		socialLogin: { google: google?.clientId ?? null, facebook: facebook?.appId ?? null },
		linkTo: (token: string) => mailLinkTo(publicUrl, token),
	};
}

type AllServices = ReturnType<typeof createServices>;

function contractRoutes(route: Route, services: AllServices): void {
	searchRoutes(route, services);
	urlMapRoutes(route, services);
	renderListRoutes(route, services);
	contentRoutes(route, services);
	showroomRoutes(route, services.db);
	redirectRoutes(route, services);
	stockRoutes(route, services.db);
	countryRoutes(route, services);
	cartRoutes(route, services);
	totalsRoutes(route, services);
	orderRoutes(route, services);
	giftCardRoutes(route, services);
	orderDocumentRoutes(route, services);
	analyticsRoutes(route, services);
	userRoutes(route, services);
	ownDataRoutes(route, services);
	passwordRoutes(route, services);
	verifyEmailRoute(route, services);
	contactRoutes(route, services);
	newsletterRoutes(route, services);
	availabilityRoutes(route, services);
	reviewRoutes(route, services);
	orderReviewRoutes(route, services);
	wishlistRoutes(route, services);
	loyaltyRoutes(route, services);
	pimRoutes(route, createReviewsOfPim({ settings: services.config.pim, log: services.log }));
	adminRoutes(route, services);
	adminOrderRoutes(route, services);
	adminDocumentRoute(route, services);
	adminInvoiceRoutes(route, services);
	adminClaimRoutes(route, services);
	adminPaymentRoutes(route, services);
	adminProductRoute(route, services);
	adminAccountRoute(route, services);
	adminCouponRoutes(route, services);
	adminGiftCardRoutes(route, services);
	adminNewsletterRoutes(route, services);
	adminAnalyticsRoutes(route, services);
}

function plainRoutes(app: Hono, services: AllServices): void {
	const { db, config, pictureFiles } = services;
	pictureRoutes(app, db, pictureFiles);
	filmRoutes(app, config.films);
	documentRoutes(app, services);
	feedRoutes(app, services);
	invoiceRoute(app, services);
	downloadRoute(app, services);
	sampleRoute(app, services);
	claimPictureRoute(app, services);
	callbackRoute(app, services);
	if (config.sandboxPayment) sandboxPaymentRoutes(app, services);
	if (config.mailsPage) mailsRoutes(app, config.mail.folder);
	mailLinkRoutes(app, {
		...services,
		acts: {
			'email-change': (token) => confirmEmail(services, token),
			'email-verify': (token) => verifyEmail(services, token),
			'newsletter-confirm': (token) => confirmNewsletter(services, token),
			'newsletter-end': (token) => endNewsletterByToken(services, token),
			'availability-end': (token) => endWaiting(services, token),
		},
	});
}

function completeAnswers(log: Logger): MiddlewareHandler {
	return async (c, next) => {
		const started = performance.now();
		await next();
		c.header('X-Content-Type-Options', 'nosniff');
		if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
		// The route's pattern, because paths may hold secrets of the shopper.
		log.debug(
			{ method: c.req.method, route: routePath(c, -1), status: c.res.status, ms: performance.now() - started },
			'answered',
		);
	};
}
