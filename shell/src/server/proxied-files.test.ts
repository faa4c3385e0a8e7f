import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFakeShell } from './shell.fake.ts';

const asked: string[] = [];
const api = new Hono().all('*', async (context) => {
	asked.push(`${context.req.method} ${new URL(context.req.url).pathname}${new URL(context.req.url).search}`);
	const headers = {
		'content-type': 'application/pdf',
		'content-disposition': 'attachment; filename="zwrot.pdf"',
		'access-control-allow-origin': context.req.header('origin') ?? '',
	};
	return context.body(await context.req.text(), 201, headers);
});
let server: ReturnType<typeof serve>;
let env: Record<string, string>;
beforeAll(
	() =>
		new Promise<void>((done) => {
			server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
				env = { API_URL: `http://127.0.0.1:${port}` };
				done();
			});
		}),
);
afterAll(() => server.close());

it.each([
	['GET', '/sitemap.xml'],
	['GET', '/sitemap-12.xml'],
	['GET', '/robots.txt'],
	['GET', '/feed/google-shopping.xml'],
	['GET', '/reklamacja-pdf?order=1&name=%C5%BBaneta'],
	['POST', '/zwrot-pdf'],
])("%s %s is the API's answer, with its status, type and file name (2.23)", async (method, path) => {
	const { app } = openFakeShell({ env });
	const answer = await app.request(path, { method, ...(method === 'POST' && { body: 'order=1' }) });
	expect(asked.at(-1)).toBe(`${method} ${path}`);
	expect(answer.status).toBe(201);
	expect(answer.headers.get('content-type')).toBe('application/pdf');
	expect(answer.headers.get('content-disposition')).toBe('attachment; filename="zwrot.pdf"');
	expect(await answer.text()).toBe(method === 'POST' ? 'order=1' : '');
});

it.each([
	'/feed/..%2f..%2fetc%2fpasswd',
	'/feed/%2e%2e%2fpasswd',
	'/feed/%c0%ae%c0%ae%2fpasswd',
	'/feed/a%00.xml',
	'/feed/.env',
	'/feed/a..xml',
	'/feed/a/b.xml',
	'/feed/',
	'/feed/a%5cb.xml',
])('asks nobody for %s', async (path) => {
	const { app } = openFakeShell({ env });
	const before = asked.length;
	expect((await app.request(path)).status).toBe(404);
	expect(asked).toHaveLength(before);
});

it.each(['/sitemap-0.xml', '/sitemap-1e3.xml', '/sitemap-x.xml', '/robots.txt/x'])(
	'%s is a page like any other, which is not found there',
	async (path) => {
		const { app, rendered } = openFakeShell({ env });
		await app.request(path);
		expect(rendered).toEqual([path]);
	},
);

it("does not pass the API's permissions for other sites on", async () => {
	const { app } = openFakeShell({ env });
	for (const origin of ['https://evil.test', 'null']) {
		const answer = await app.request('/robots.txt', { headers: { origin } });
		expect(answer.headers.get('access-control-allow-origin')).toBeNull();
	}
});

it.each(['/api/order', '/zwrot-pdf', '/sandbox-pay/1'])('refuses to pass on what is too large for %s', async (path) => {
	const { app } = openFakeShell({ env });
	const before = asked.length;
	const answer = await app.request(path, { method: 'POST', body: 'x'.repeat(600_000) });
	expect(answer.status).toBe(413);
	expect(await answer.json()).toMatchObject({ code: 413, result: { errorCode: 'too-large' } });
	expect(asked).toHaveLength(before);
});

it('says in a sentence that a file cannot be fetched now', async () => {
	const { app } = openFakeShell();
	const answer = await app.request('/sitemap.xml');
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
	expect(await answer.text()).toContain('chwilowo niedostępny');
});
