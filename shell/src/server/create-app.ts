import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { Hono } from 'hono';
import { createApiProxy } from './api-proxy.ts';
import type { Config } from './config.ts';
import { createPages, type PageDeps } from './pages.ts';
import { createReleaseFiles } from './release-files.ts';

/** The shell's server: release files, the way to the API, and every page. */
export function createApp(config: Config, store: ReleaseStore, deps: PageDeps): Hono {
	const app = new Hono();
	const toApi = createApiProxy(config.apiUrl);
	app.get('/healthz', (context) => context.text('ok'));
	app.get('/releases/*', createReleaseFiles(store));
	app.all('/api/*', toApi);
	app.get('/img/*', toApi);
	app.all('/sandbox-pay/*', toApi);
	app.get('*', createPages(deps));
	app.onError((error, context) => {
		deps.log.error({ err: error, path: context.req.path }, 'a request failed');
		return context.text('Internal error', 500);
	});
	return app;
}
