import { expect, it } from 'vitest';
import { openFakeShell } from './shell.fake.ts';

const ALWAYS = [
	'cache-control',
	'content-security-policy',
	'cross-origin-opener-policy',
	'cross-origin-resource-policy',
	'permissions-policy',
	'referrer-policy',
	'strict-transport-security',
	'x-content-type-options',
	'x-frame-options',
];
const secure = { PUBLIC_URL: 'https://shop.test', PURGE_SECRET: 'a-secret-of-some-length' };

it.each([
	['GET', '/', 200],
	['HEAD', '/', 200],
	['POST', '/', 303],
	['GET', '/healthz', 200],
	['GET', '/favicon.ico', 200],
	['GET', '/readyz', 200],
	['GET', '/releases/shell/1/web/x.js', 404],
	['GET', '/api/x', 503],
	['GET', '/img/x.avif', 503],
	['GET', '/robots.txt', 503],
	['GET', '/feed/../x', 200],
	['GET', '/feed/..%2fx', 404],
	['POST', '/cache/purge', 401],
	['PUT', '/', 405],
	['OPTIONS', '/ona', 405],
	['DELETE', '/sitemap.xml', 405],
])('%s %s, answered with %d, carries all of them (27.18)', async (method, path, status) => {
	const { app } = openFakeShell({ env: secure });
	const answer = await app.request(path, { method });
	expect(answer.status).toBe(status);
	expect(ALWAYS.filter((name) => !answer.headers.get(name))).toEqual([]);
});

it('carries them, and nothing of what went wrong, when a handler fails', async () => {
	const { app } = openFakeShell({ env: secure });
	const answer = await app.request('/releases/shell/unreadable/web/x.js');
	expect(answer.status).toBe(500);
	expect(ALWAYS.filter((name) => !answer.headers.get(name))).toEqual([]);
	expect(await answer.text()).toMatch(/^Internal error [0-9a-f-]{36}$/);
});

it('promises TLS only where there is TLS (27.18)', async () => {
	const { app } = openFakeShell();
	const answer = await app.request('/');
	expect(answer.headers.get('strict-transport-security')).toBeNull();
	expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

it.each([
	['TRACE', '/api/user/me', 'GET, HEAD, POST, DELETE'],
	['TRACE', '/ona', 'GET, HEAD, POST'],
	['PUT', '/ona', 'GET, HEAD, POST'],
])('refuses %s %s, and says what may be asked', async (method, path, allowed) => {
	const { app } = openFakeShell();
	// a request that can be made here has no such method, one that comes may
	const request = Object.defineProperty(new Request(`http://shop.test${path}`), 'method', { value: method });
	const answer = await app.fetch(request);
	expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});

it('keeps a draft in a sandbox without script or origin, unkept, unlisted, and its address untold (10.3)', async () => {
	const { app } = openFakeShell({ env: secure, render: (url) => ({ text: url, audience: 'editor' }) });
	const { headers } = await app.request('/preview-cms-draft/0123456789abcdef');
	expect(headers.get('content-security-policy')).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
	expect(headers.get('cache-control')).toBe('private, no-store');
	expect(headers.get('referrer-policy')).toBe('no-referrer');
	expect(headers.get('x-robots-tag')).toBe('noindex');
});

it.each(['anyone', 'shopper', 'holder'] as const)('lets a page for %s run', async (audience) => {
	const { app } = openFakeShell({ env: secure, render: (url) => ({ text: url, audience }) });
	expect((await app.request('/')).headers.get('content-security-policy')).not.toContain('sandbox');
});
