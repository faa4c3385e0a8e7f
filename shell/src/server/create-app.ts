import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { type Context, Hono } from 'hono';
import { iconOf } from '../render/theme.ts';
import { callLimit, createApiProxy } from './api-proxy.ts';
import type { Config } from './config.ts';
import { createPages, type PageOptions } from './pages.ts';
import { proxyFiles } from './proxied-files.ts';
import { createPurgeEndpoint, purgeLimit } from './purge-endpoint.ts';
import { createReleaseFiles } from './release-files.ts';

export interface AppDeps extends Omit<PageOptions, 'storeViews'> {
	store: ReleaseStore;
	/** False while the process is ending: load balancers send nothing new. */
	isReady: () => boolean;
}

/** A form that was sent without JavaScript has nobody who takes it: its page is shown again, and says what it needs. */
function showAgain(context: Context) {
	const { pathname } = new URL(context.req.url);
	return /^\/(?!\/)/.test(pathname) ? context.redirect(pathname, 303) : context.notFound();
}

/** What browsers ask for beside a document that names no icon, such as a PDF. */
function showIcon([first]: Config['storeViews']) {
	const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
	return (context: Context) => context.body(iconOf(first?.theme), 200, headers);
}

/** `TRACE` is refused for the API's calls, too; what else those are not asked with the API says itself. */
function notAllowed(context: Context) {
	const allow = context.req.path.startsWith('/api/') ? 'GET, HEAD, POST, DELETE' : 'GET, HEAD, POST';
	return context.text('Method Not Allowed', 405, { allow });
}

/** The shell's server: release files, the way to the API, and every page. */
export function createApp(config: Config, deps: AppDeps): Hono {
	const app = new Hono();
	const toApi = createApiProxy(config.apiUrl);
	const pages = createPages({ ...deps, storeViews: config.storeViews });
	app.use(deps.headers.middleware);
	app.get('/healthz', (context) => context.text('ok'));
	app.get('/readyz', (context) => (deps.isReady() ? context.text('ok') : context.text('ending', 503)));
	app.get('/releases/*', createReleaseFiles(deps.store, deps.log));
	app.on('TRACE', '*', notAllowed);
	app.all('/api/*', callLimit, toApi);
	app.get('/img/*', toApi);
	app.all('/sandbox-pay/*', callLimit, toApi);
	app.get('/pim/*', toApi);
	app.get('/favicon.ico', showIcon(config.storeViews));
	proxyFiles(app, config.apiUrl);
	app.post('/cache/purge', purgeLimit, createPurgeEndpoint({ ...deps, secret: config.purgeSecret }));
	app.get('*', pages);
	app.post('*', showAgain);
	app.all('*', notAllowed);
	app.onError((error, context) => {
		const id = randomUUID();
		deps.log.error({ err: error, id, path: context.req.path }, 'a request failed');
		return context.text(`Internal error ${id}`, 500);
	});
	return app;
}
