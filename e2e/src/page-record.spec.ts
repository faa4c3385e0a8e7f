import { expect, test } from '@playwright/test';
import { sentBytes } from '../../scripts/for-tests/sent-bytes.ts';

const PAGES = [
	'/',
	'/pwa.html',
	'/ona/sukienki',
	'/ona/sukienki?page=2',
	'/category/ona',
	'/nowosc',
	'/szukaj?q=len',
	'/sukienka-lniana-jagna',
	'/de/ona',
	'/faq',
	'/error',
	'/ona/sukienki/',
	'/ONA/Sukienki?utm_source=x',
	'/ona//sukienki',
	'/%64e/ona',
	'/sklep/sukienki?gclid=1',
	'/wyprzedaz',
	'/faq/',
	'/nie-ma-takiej',
	'/%E0%A4%A',
	'/a%00b',
	'/ona%2fsukienki',
	'/category/nie-ma',
	`/${'a'.repeat(4000)}`,
];

test('a record says of its address what the document says (2.34)', async ({ request, baseURL }) => {
	for (const path of PAGES) {
		const document = await request.get(baseURL + path, { maxRedirects: 0 });
		const answer = await request.get(`${baseURL}/_page${path}`, { maxRedirects: 0 });
		expect.soft(answer.status(), path).toBe(200);
		const record = await answer.json();
		expect.soft(record.status, path).toBe(document.status());
		expect.soft(record.movedTo, path).toBe(document.headers().location);
		if (record.head) expect.soft(await document.text(), path).toContain(`<title>${record.head.title}</title>`);
	}
});

test('a page that is not for anyone has no record (2.35)', async ({ request, baseURL }) => {
	for (const path of [
		'/cart',
		'/account',
		'/login',
		'/preview-cms-draft/0123456789abcdef',
		'/preview-cms-draft/0123456789abcdef/home',
		'/payment-confirmation/x',
	]) {
		const answer = await request.get(`${baseURL}/_page${path}`);
		expect.soft([path, answer.status()]).toEqual([path, 404]);
	}
});

test('the record of an address that was looked up says what it stands for, and its files are there', async ({
	request,
	baseURL,
}) => {
	const record = await (await request.get(`${baseURL}/_page/sukienka-lniana-jagna`)).json();
	expect(record).toMatchObject({
		page: 'mf_product/product-page',
		resolved: { path: '/sukienka-lniana-jagna', name: 'configurable-product' },
		errors: null,
	});
	expect(record.tags).toContain('menu');
	const files: { url: string }[] = [...record.scripts, ...record.styles];
	expect(files.length).toBeGreaterThan(3);
	for (const { url } of files) expect((await request.get(baseURL + url)).status(), url).toBe(200);
});

for (const [name, path, limit] of [
	['a product', '/sukienka-lniana-jagna', 5000],
	['a listing', '/ona/sukienki', 12_000],
] as const) {
	test(`the record of ${name} is no longer than ${limit} bytes`, async ({ baseURL }) => {
		// The second request gets the best compression.
		await expect.poll(() => sentBytes(`${baseURL}/_page${path}`)).toBeLessThanOrEqual(limit);
	});
}
