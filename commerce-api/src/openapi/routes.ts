import type { Hono } from 'hono';
import type { StoreViews } from '../platform/store-views.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { Call } from './call.ts';
import { type OpenApi, openApiDocument } from './document.ts';

export function openApiRoutes(app: Hono, storeViews: StoreViews): void {
	let made: OpenApi | undefined;
	app.get('/api/openapi.json', (c) => {
		made ??= openApiDocument(
			answeredCalls(app),
			storeViews.map(({ storeCode }) => storeCode),
		);
		return c.json(made);
	});
}

/** Some calls only exist with a setting. */
function answeredCalls({ routes }: Hono): Call[] {
	const answered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
	return ALL_CALLS.filter(({ method, path }) => answered.has(`${method} ${path}`));
}
