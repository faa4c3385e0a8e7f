import { once } from 'node:events';
import { request } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { callLimit, createApiProxy } from './api-proxy.ts';

const seen: Record<string, string>[] = [];
const api = new Hono()
	.get('/api/echo', (context) => {
		seen.push(context.req.header());
		return context.json({ text: 'zażółć '.repeat(200) });
	})
	.get('/api/hang', () => new Promise<Response>(() => {}))
	.get('/img/a.avif', (context) => context.body('picture', 200, { 'content-type': 'image/avif' }));

let apiUrl = '';
let server: ReturnType<typeof serve>;
beforeAll(
	() =>
		new Promise<void>((done) => {
			server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
				apiUrl = `http://127.0.0.1:${port}`;
				done();
			});
		}),
);
afterAll(() => server.close());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const shopOver = (url: string, timeout?: number) =>
	new Hono().all('*', createApiProxy(url, timeout ? { timeout } : {}));
const acceptsBrotli = { headers: { 'accept-encoding': 'br' } };

it('compresses JSON on its way, and leaves pictures as they are', async () => {
	const answer = await shopOver(apiUrl).request('/api/echo', acceptsBrotli);
	expect(answer.headers.get('content-encoding')).toBe('br');
	expect((await answer.arrayBuffer()).byteLength).toBeLessThan(100);
	const picture = await shopOver(apiUrl).request('/img/a.avif', acceptsBrotli);
	expect(picture.headers.get('content-encoding')).toBeNull();
	expect(await picture.text()).toBe('picture');
});

it('adds the address that a request came from to what it is told, and passes no other claim on', async () => {
	const shell = serve({ fetch: shopOver(apiUrl).fetch, port: 0, hostname: '127.0.0.1' });
	await once(shell, 'listening');
	const address = shell.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const claims = {
		...{ 'x-real-ip': '1.2.3.4', 'true-client-ip': '1.2.3.4', 'cf-connecting-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
		...{ 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '1' },
		...{ 'x-forwarded-prefix': '/evil', 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-host': 'evil.test' },
		...{ 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
	};
	for (const [given, expected] of [
		[{}, '127.0.0.1'],
		[{ 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4, 127.0.0.1'],
	] as const) {
		await fetch(`http://127.0.0.1:${port}/api/echo`, { headers: { ...claims, ...given } });
		expect(seen.at(-1)).toMatchObject({ 'x-forwarded-for': expected });
		for (const name of Object.keys(claims)) expect(seen.at(-1)).not.toHaveProperty(name);
	}
	shell.close();
});

it.each([
	['asks whether to go on', { expect: '100-continue' }],
	[
		'would rather speak HTTP/2',
		{ connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' },
	],
])('answers a client that %s like any other', async (_, headers) => {
	const shell = serve({ fetch: shopOver(apiUrl).fetch, port: 0, hostname: '127.0.0.1' });
	await once(shell, 'listening');
	const address = shell.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
	request({ port, path: '/api/echo', headers }, (answer) => resolve(answer.resume().statusCode))
		.on('error', reject)
		.end();
	expect(await promise).toBe(200);
	shell.close();
});

it('tells each of several calls on one connection that it is too large, and takes the largest that the API takes', async () => {
	const shop = new Hono().post('*', callLimit, (context) => context.text('taken'));
	const shell = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' });
	await once(shell, 'listening');
	const address = shell.address();
	const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/echo`;
	const call = async (size: number) => (await fetch(url, { method: 'POST', body: 'x'.repeat(size) })).status;
	const statuses: number[] = [];
	for (const size of [600_000, 600_000, 65_537, 65_537, 600_000, 65_536]) statuses.push(await call(size));
	expect(statuses).toEqual([413, 413, 413, 413, 413, 200]);
	shell.close();
});

it('waits only so long for an answer to begin, and then to its end', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	// the time of these passes with the others'
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => {
		const ending = new AbortController();
		setTimeout(() => ending.abort(), patience);
		return ending.signal;
	});
	const calls: Request[] = [];
	vi.stubGlobal('fetch', async (call: Request) => {
		calls.push(call);
		return new Response('<rss>');
	});
	await shopOver('http://api.test').request('/feed/google-pl.xml');
	vi.advanceTimersByTime(3_600_000);
	expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
});

it("says in the contract's words that the API does not answer", async () => {
	const answer = await shopOver('http://127.0.0.1:1').request('/api/echo');
	expect(answer.status).toBe(503);
	expect(await answer.json()).toMatchObject({ code: 503, result: { errorCode: 'unavailable' } });
});

it('does not wait for ever for an API that hangs', async () => {
	const answer = await shopOver(apiUrl, 50).request('/api/hang');
	expect(answer.status).toBe(503);
});
