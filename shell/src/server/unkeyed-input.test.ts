import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measured, sized } from '../../../scripts/for-tests/faults.ts';
import { openFakeShell, settled } from './shell.fake.ts';

/** The faults' own run asks for 10,000 requests; every other for enough to see that the test works. */
const REQUESTS = sized(300, 10_000);

/** Everything that somebody can send beside a path and what pages read of its query. */
const unkeyed = (marker: string) =>
	fc.constantFrom(
		{ headers: { 'x-forwarded-host': marker } },
		{ headers: { 'x-forwarded-proto': marker, 'x-forwarded-prefix': `/${marker}`, 'x-forwarded-port': '1' } },
		{ headers: { 'x-original-url': `/${marker}`, 'x-rewrite-url': `/${marker}` } },
		{ headers: { host: `${marker}.test` } },
		{ headers: { forwarded: `host=${marker}` } },
		{ headers: { 'accept-language': marker, 'user-agent': marker, referer: `https://${marker}.test` } },
		{ headers: { cookie: `session=${marker}; cart=${marker}` } },
		{ headers: { authorization: `Bearer ${marker}` } },
		{ headers: { 'x-http-method-override': 'POST', 'x-method': marker } },
		{ query: `utm_source=${marker}` },
		{ query: `page=1&${marker}=1&page=1` },
		{ query: `callback=${marker}&_=${marker}` },
		{ query: `PAGE=${marker}&Color=${marker}` },
		{ fragment: `#${marker}` },
	);

interface Sent {
	headers?: Record<string, string>;
	query?: string;
	fragment?: string;
}

const PATHS = [
	'/',
	'/ona',
	'/ONA',
	'/ona/',
	'/ona%2fsukienki',
	'/ona;x=1',
	'//ona',
	'/sukienka-lniana-jagna',
	'/de/ona',
];
const RECORDS = ['/_page/ona', '/_page/de/ona'];

it('lets nothing into a page that is not in the key under which it is kept, whoever asks in whatever order (26.16)', async () => {
	const { app, rendered } = openFakeShell();
	const shopper = (marker: string) =>
		fc.tuple(fc.constant(marker), fc.constantFrom(...PATHS, ...RECORDS), unkeyed(marker), fc.boolean());
	const requests = fc.sample(fc.oneof(shopper('MARKERanna'), shopper('MARKERbolek')), REQUESTS);
	for (const [marker, path, sent, isHead] of requests) {
		const { headers = {}, query = '', fragment = '' }: Sent = sent;
		const url = `http://shop.test${path}${query && `?${query}`}${fragment}`;
		const answer = await app.request(url, { method: isHead ? 'HEAD' : 'GET', headers });
		const head = JSON.stringify([...answer.headers]);
		expect(`${head}${await answer.text()}`, `${marker} ${url}`).not.toContain('MARKER');
	}
	expect(rendered.join()).not.toContain('MARKER');
	measured('F37', { requests: REQUESTS, 'foreign bytes': 0 });
	await settled();
});

it('keeps one page for all who ask for the same, and another for every path that is written otherwise', async () => {
	const { app, rendered } = openFakeShell();
	for (const path of [...PATHS, ...PATHS]) {
		const answer = await app.request(`http://shop.test${path}`, { headers: { cookie: 'session=1' } });
		expect(await answer.text()).toContain(`<p>${path}</p>`);
		await settled();
	}
	expect(rendered.sort()).toEqual([...PATHS].sort());
});

it('does not read the body of a GET that has one', async () => {
	const { app, rendered } = openFakeShell();
	const request = new Request('http://shop.test/ona');
	Object.defineProperty(request, 'body', { value: new Blob(['MARKER']).stream() });
	expect(await (await app.request(request)).text()).not.toContain('MARKER');
	expect(rendered).toEqual(['/ona']);
});

it('keeps no answer for an address that looks like a file below a personal page (27.17)', async () => {
	const paths = ['/account/x.css', '/account%2f..%2fstatic', '/cart/x.js', '/account;x.css'];
	const { app, rendered } = openFakeShell({ render: (url) => ({ text: url, status: 404, audience: 'shopper' }) });
	for (const path of [...paths, ...paths]) {
		const answer = await app.request(path);
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		await answer.text();
	}
	expect(rendered).toHaveLength(paths.length * 2);
});
