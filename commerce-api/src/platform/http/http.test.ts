import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { endpoint } from '@pasaz/kernel/contract/endpoint';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { userMe } from '@pasaz/kernel/contract/user';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { createOnError } from './on-error.ts';
import { createRoute } from './route.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
	shop.app.request(catalogSearch.path, { method: 'POST', headers, body });
const question = JSON.stringify({ type: 'tag', searchQuery: {} });
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a request', () => {
	it.each([
		['application/json', 200],
		['APPLICATION/JSON; charset=UTF-8', 200],
		['text/plain', 415],
		['application/json\tx', 415],
		['application/jsonp', 415],
		['multipart/form-data; boundary=x', 415],
		['application/x-www-form-urlencoded', 415],
	])('of type %s is answered with %i (27.9, 27.23)', async (type, status) => {
		expect((await post(question, { 'content-type': type })).status).toBe(status);
	});

	it.each([
		['nothing', '', 422],
		['half a JSON', '{"type":', 400],
		['a list', '[]', 422],
		['no object', '7', 422],
		['more than 64 kB', `"${'x'.repeat(66_000)}"`, 413],
		['too many levels', deep(5000), 422],
		['half a character', '{"type":"tag","searchQuery":{"_searchText":"\\ud83d"}}', 422],
		['a forbidden character', JSON.stringify({ type: 'tag', searchQuery: { _searchText: '\0' } }), 422],
	])('with %s is refused', async (_name, body, status) => {
		const response = await post(body);
		expect(response.status).toBe(status);
		expect(await response.json()).toMatchObject({
			code: status,
			result: { errorCode: expect.any(String), errorMessage: expect.stringMatching(/\.$/) },
		});
	});

	it('with more than 64 kB is refused also when it hides its length (24.12, 27.16)', async () => {
		const body = new ReadableStream({
			pull(controller) {
				controller.enqueue(new TextEncoder().encode(' '.repeat(1024)));
			},
		});
		const init: RequestInit & { duplex: 'half' } = {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body,
			duplex: 'half',
		};
		expect((await shop.app.request(catalogSearch.path, init)).status).toBe(413);
	});

	it('with a wrong field is refused with its name', async () => {
		const response = await post(JSON.stringify({ type: 'tag', searchQuery: {}, size: 'many' }));
		expect(await response.json()).toMatchObject({
			result: { errorCode: 'invalid-input', errorMessage: 'The field "size" is missing or not as expected.' },
		});
	});

	it('cannot change the prototypes of objects', async () => {
		await post('{"type":"tag","searchQuery":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}');
		expect(Reflect.get({}, 'polluted')).toBeUndefined();
	});

	it('for something unknown gets 404', async () => {
		const response = await shop.app.request('/api/nothing');
		expect(response.status).toBe(404);
		expect(await response.json()).toMatchObject({ code: 404, result: { errorCode: 'not-found' } });
	});
});

it('a token in the address is taken only where the settings say so, and only if it is good (27.27)', async () => {
	const old = await createTestApp(undefined, { env: { TOKEN_IN_QUERY: 'true' } });
	const token = await signUp(old, 'ola@example.com');
	const ask = async (asked: TestApp, query: string, headers: Record<string, string> = {}) =>
		(await asked.app.request(`${userMe.path}?${query}`, { headers })).status;
	expect(await ask(old, `token=${token}`)).toBe(200);
	expect(await ask(old, `token=${token}x`)).toBe(401);
	expect(await ask(old, 'token=')).toBe(401);
	expect(await ask(old, `token=${token}`, { authorization: 'Bearer no-token-of-anybody-here' })).toBe(401);
	expect(await ask(shop, `token=${token}`)).toBe(400);
	await old.close();
});

it('every answer forbids sniffing and says how long it may be kept', async () => {
	for (const path of ['/healthz', '/readyz', '/api/nothing', '/api/ext/cms-data/faq', '/img/1x1/x.avif']) {
		const { headers } = await shop.app.request(path);
		expect([path, headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
			path,
			'nosniff',
			'no-store',
		]);
	}
});

it('an unexpected failure is only answered with an id (27.20)', async () => {
	const app = new Hono();
	const logged: string[] = [];
	app.onError(createOnError(pino({}, { write: (line: string) => logged.push(line) })));
	const broken = endpoint({ method: 'GET', path: '/broken', result: z.string() });
	createRoute(app, async () => undefined, { storeViews: STORE_VIEWS })(broken, () => {
		throw new Error('select secret from users');
	});
	const response = await app.request('/broken');
	const answer = await response.text();
	expect(response.status).toBe(500);
	expect(answer).not.toMatch(/secret|\.ts/);
	expect(logged.join()).toContain(JSON.parse(answer).result.id);
	expect(logged.join()).toContain('select secret');
});
