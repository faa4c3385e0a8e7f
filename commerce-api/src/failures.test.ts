import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from './create-app.ts';
import { getConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { NO_LIMITS } from './platform/rate-limit/rate-limits.ts';

/** A database that fails whatever is asked of it, with a message that nobody must see. */
function brokenDatabase(): Database {
	const fail = () => {
		throw new Error('select secret from users where');
	};
	const handler: ProxyHandler<() => void> = { get: () => fail, apply: fail };
	return new Proxy(() => {}, handler) as unknown as Database;
}

const app = createApp({
	db: brokenDatabase(),
	config: getConfig({
		DATA_DIR: `/tmp/pasaz-test-${process.pid}`,
		STORE_VIEWS: STORE_VIEWS_FILE,
		ADMIN_SECRET: 'a secret for the editors',
	}),
	log: pino({ level: 'silent' }),
	now: () => new Date(),
	limits: NO_LIMITS,
	isReady: () => true,
});
const routes = [
	...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
];

it.each(routes)('%s reveals no secret when everything fails', async (route) => {
	const [method = '', path = ''] = route.split(' ');
	const address = path.replace(/:\w+(\{[^}]*\})?\??/g, 'x').replace('*', 'x');
	const response = await app.request(`${address}?skus=x&sku=x&cartId=x`, {
		method,
		headers: {
			host: 'localhost',
			authorization: `Bearer ${'x'.repeat(43)}`,
			'idempotency-key': 'x',
			...(method !== 'GET' && { 'content-type': 'application/json' }),
		},
		...(method !== 'GET' && { body: '{}' }),
	});
	const text = await response.text();
	expect(text).not.toMatch(/secret from|select |at .*\.ts:\d/);
	if (response.status >= 500) {
		const { code, result } = JSON.parse(text);
		expect([code, result.errorCode]).toEqual([response.status, response.status === 503 ? 'busy' : 'internal']);
	}
});
