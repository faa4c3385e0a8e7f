import type { Hono } from 'hono';
import { callLimit, createApiProxy } from './api-proxy.ts';

/** The API makes these files at addresses that the outside world knows; the rest of `/feed` is not found. */
const FILES = [
	'/sitemap.xml',
	'/:file{sitemap-[1-9][0-9]{0,4}\\.xml}',
	'/robots.txt',
	'/feed/:filename{[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*}',
	'/film/:file{[A-Za-z0-9_-]+\\.(mp4|webm)}',
];
/** PDF forms take their fields from the query or the body. */
const FORMS = ['/reklamacja-pdf', '/zwrot-pdf'];

const UNAVAILABLE = 'Ten plik jest chwilowo niedostępny. Spróbuj ponownie za chwilę.\n';

/** Forwards the files of rule 2.23: the API decides on status, type and name. */
export function proxyFiles(app: Hono, apiUrl: string): void {
	const toApi = createApiProxy(apiUrl, {
		unavailable: (context) => context.text(UNAVAILABLE, 503, { 'retry-after': '60' }),
	});
	for (const path of FILES) app.get(path, toApi);
	for (const path of FORMS) app.on(['GET', 'POST'], path, callLimit, toApi);
	app.all('/feed/*', (context) => context.notFound());
}
