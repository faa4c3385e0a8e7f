import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { type Context, Hono } from 'hono';
import { iconOf } from '../render/theme.ts';
import { HEALTH_ADDRESS } from '../routing/health.ts';
import { RECORD_PREFIX } from '../routing/page-record.ts';
import { withoutSecrets } from '../routing/without-secrets.ts';
import { WORKER_URL } from '../routing/worker-file.ts';
import { callLimit, createApiProxy } from './api-proxy.ts';
import type { Config } from './config.ts';
import { createDocuments, type PageOptions } from './documents.ts';
import type { Generations } from './generations.ts';
import type { ShopHealth } from './health/open-health.ts';
import { createPageSource, type PageSourceOptions } from './page-source.ts';
import { proxyFiles } from './proxied-files.ts';
import { createPurgeEndpoint } from './purge-endpoint.ts';
import { createRecords } from './records.ts';
import { createReleaseEndpoints, createReleasePage } from './release-endpoints.ts';
import { createReleaseFiles } from './release-files.ts';
import { createServiceWorker } from './service-worker.ts';
import { createSetLists } from './set-list.ts';
import { createVisitors } from './visitor-set.ts';
import { serveManifests } from './web-manifest.ts';

/** ms. A picture that nobody has asked for before waits for its turn to be encoded. */
const PICTURE_TIMEOUT = 60_000;

export interface AppOptions
	extends Omit<PageSourceOptions, 'generationOf' | 'recentSets'>,
		Omit<PageOptions, 'storeViews' | 'pages' | 'visitors'> {
	store: ReleaseStore;
	generations: Generations;
	health: Pick<ShopHealth, 'endpoint' | 'of'>;
	/** False while the process is ending, so that load balancers send nothing new. */
	isReady: () => boolean;
}

/** Nobody handles a form that was posted without JavaScript: its page is shown again and says what it needs. */
function showAgain(context: Context) {
	const { pathname } = new URL(context.req.url);
	return /^\/(?!\/)/.test(pathname) ? context.redirect(pathname, 303) : context.notFound();
}

/** Browsers ask for it beside a document that names no icon, such as a PDF. */
function showIcon([first]: Config['storeViews']) {
	const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
	return (context: Context) => context.body(iconOf(first?.theme), 200, headers);
}

/** The API itself answers other methods that its calls do not know. */
function methodsAt(path: string) {
	if (path.startsWith('/api/')) return 'GET, HEAD, POST, DELETE';
	return path.startsWith(`${RECORD_PREFIX}/`) ? 'GET, HEAD' : 'GET, HEAD, POST';
}

function notAllowed(context: Context) {
	return context.text('Method Not Allowed', 405, { allow: methodsAt(context.req.path) });
}

export function createApp(config: Config, options: AppOptions): Hono {
	const app = new Hono();
	const { generations } = options;
	const toApi = createApiProxy(config.apiUrl);
	const pages = createPageSource({ ...options, generationOf: generations.of, recentSets: generations.recent });
	const visitors = createVisitors({ ...options, config });
	const pageOptions = { ...options, pages, visitors, storeViews: config.storeViews };
	app.use(options.headers.middleware);
	app.get('/healthz', (context) => context.text('ok'));
	app.get('/readyz', (context) => (options.isReady() ? context.text('ok') : context.text('ending', 503)));
	app.route(HEALTH_ADDRESS, options.health.endpoint);
	const releases = { ...options, config, healthOf: options.health.of };
	app.route('/releases', createReleaseEndpoints(releases));
	app.get('/_releases', createReleasePage(releases));
	app.get('/releases/sets/:file', createSetLists({ store: options.store, keys: config.releaseKeys }));
	app.get('/releases/*', createReleaseFiles(options.store, options.log));
	app.on('TRACE', '*', notAllowed);
	app.all('/api/*', callLimit, toApi);
	app.get('/img/*', createApiProxy(config.apiUrl, { timeout: PICTURE_TIMEOUT }));
	app.all('/sandbox-pay/*', callLimit, toApi);
	app.get('/pim/*', toApi);
	app.get('/favicon.ico', showIcon(config.storeViews));
	app.get(WORKER_URL, createServiceWorker({ ...options, visitors, config }));
	serveManifests(app, config);
	proxyFiles(app, config.apiUrl);
	app.route('/cache/purge', createPurgeEndpoint({ ...options, secret: config.purgeSecret }));
	app.get(`${RECORD_PREFIX}/*`, createRecords(pageOptions));
	app.all(`${RECORD_PREFIX}/*`, notAllowed);
	app.get('*', createDocuments(pageOptions));
	app.post('*', showAgain);
	app.all('*', notAllowed);
	app.onError((error, context) => {
		// Nobody hears the answer to a request that its client broke off.
		if (context.req.raw.signal.aborted) return context.body(null, 400);
		const id = randomUUID();
		options.log.error({ err: error, id, path: withoutSecrets(context.req.path) }, 'a request failed');
		return context.text(`Internal error ${id}`, 500);
	});
	return app;
}
