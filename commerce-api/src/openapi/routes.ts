import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { StoreViews } from '../store-views.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { Call } from './call.ts';
import { docsPage } from './docs-page.ts';
import { type OpenApi, openApiDocument } from './document.ts';

/** Everything is the API's own; a script that gets in by a text can neither run nor speak to anybody. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; " +
	"form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
const SCRIPT = 'text/javascript; charset=utf-8';
/** Names are looked up here and nowhere else: none is ever a path. */
const FILES = new Map([
	['try-it.js', SCRIPT],
	['element.js', SCRIPT],
	['request-form.js', SCRIPT],
	['show-answer.js', SCRIPT],
	['style.css', 'text/css; charset=utf-8'],
]);

/** The document of what this app answers, and a page to try it. */
export function openApiRoutes(app: Hono, storeViews: StoreViews): void {
	let made: OpenApi | undefined;
	app.get('/api/openapi.json', (c) => {
		made ??= openApiDocument(
			answeredCalls(app),
			storeViews.map(({ storeCode }) => storeCode),
		);
		return c.json(made);
	});

	app.get('/api/docs', (c) => {
		c.header('Content-Security-Policy', POLICY);
		c.header('Referrer-Policy', 'no-referrer');
		return c.html(docsPage());
	});

	app.get('/api/docs/:file', async (c) => {
		const name = c.req.param('file');
		const type = FILES.get(name);
		if (!type) throw new Refusal(404, 'not-found', 'There is no such file.');
		return c.body(await readFile(join(import.meta.dirname, 'page', name), 'utf8'), 200, { 'Content-Type': type });
	});
}

/** Some calls are there only with a setting. */
function answeredCalls({ routes }: Hono): Call[] {
	const answered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
	return ALL_CALLS.filter(({ method, path }) => answered.has(`${method} ${path}`));
}
