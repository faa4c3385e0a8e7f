import type { Hono } from 'hono';
import { callLimit, createApiProxy } from './api-proxy.ts';

/** Files that the API makes, at the addresses that the outside world knows. Anything else below them is not found. */
const READ = [
	'/sitemap.xml',
	'/:file{sitemap-[1-9][0-9]{0,4}\\.xml}',
	'/robots.txt',
	'/feed/:filename{[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*}',
];
/** Forms as PDF; what is filled in comes in the query or in the body. */
const FORMS = ['/reklamacja-pdf', '/zwrot-pdf'];

const APOLOGY = 'Ten plik jest chwilowo niedostępny. Spróbuj ponownie za chwilę.\n';

/** Passes on the files of rule 2.23: status, type and name of a file are the API's. */
export function proxyFiles(app: Hono, apiUrl: string): void {
	const toApi = createApiProxy(apiUrl, {
		unavailable: (context) => context.text(APOLOGY, 503, { 'retry-after': '60' }),
	});
	for (const path of READ) app.get(path, toApi);
	for (const path of FORMS) app.on(['GET', 'POST'], path, callLimit, toApi);
	app.all('/feed/*', (context) => context.notFound());
}
