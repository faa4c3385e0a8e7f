import type { APIResponse, Page } from '@playwright/test';
import { addToCart, alive, chooseVariant, openCategory, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Collects what the page's policy refused. */
async function watchViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
			Object.assign(window).reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	return violations;
}

test('a visit from the home page to the checkout and the imprint needs nothing that the policy forbids', async ({
	page,
}) => {
	const violations = await watchViolations(page);
	await page.goto('/');
	await openCategory(page, 'Ona', 'Sukienki');
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' })).toBeVisible();
	await chooseVariant(page, 'Oliwkowy');
	await addToCart(page);
	await page
		.getByRole('banner')
		.getByRole('link', { name: /Koszyk/ })
		.click();
	await page
		.getByRole('dialog', { name: /Koszyk/ })
		.getByRole('link', { name: 'Przejdź do kasy' })
		.click();
	await expect(page).toHaveURL('/cart');
	await expect(page.getByLabel('Imię', { exact: true })).toBeVisible();
	await page.goBack();
	await openFromFooter(page, 'Polityka prywatności');
	await expect(page.getByRole('heading', { level: 1, name: /Polityka prywatności/ })).toBeVisible();
	expect(violations).toEqual([]);
});

test.describe('code that somebody slips in', () => {
	// the console reports each refusal, too
	test.use({ consoleErrors: async ({ page: _ }, use) => use([]) });

	test.beforeEach(async ({ page }) => {
		await page.goto('/faq');
		await alive(page);
	});

	test('does not run from another address, nor from one of the shop that holds no released file (27.32)', async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		for (const url of [
			'https://evil.test/x.js',
			'/img/x.js',
			'/releases/../api/x.js',
			'data:text/javascript,hit=1',
			'//evil.test/releases/x.js',
		]) {
			const refused = await page.evaluate((src) => {
				try {
					document.head.append(Object.assign(document.createElement('script'), { src }));
					return false;
				} catch (error) {
					return error instanceof TypeError;
				}
			}, url);
			expect(refused, url).toBe(true);
			expect(asked).not.toContain(new URL(url, page.url()).href);
		}
	});

	test('does not run as markup, as an event handler or as the text of a script', async ({ page }) => {
		const ran = await page.evaluate(async () => {
			const attempt = (work: () => unknown) => {
				try {
					work();
				} catch {}
			};
			const html = (text: string) =>
				window.trustedTypes?.createPolicy('rich-text', { createHTML: () => text }).createHTML('') ?? text;
			const put = (text: unknown) =>
				Reflect.set(document.body.appendChild(document.createElement('div')), 'innerHTML', text);
			attempt(() => put('<img src="/none.png" onerror="window.hit = 1">'));
			attempt(() => put(html('<img src="/img/none.png" onerror="window.hit = 2">')));
			attempt(() => document.body.setAttribute('onclick', 'window.hit = 3'));
			attempt(() => document.head.append(Object.assign(document.createElement('script'), { text: 'window.hit = 4' })));
			document.body.click();
			await new Promise((resolve) => setTimeout(resolve, 300));
			return 'hit' in window ? window.hit : 'nothing';
		});
		expect(ran).toBe('nothing');
	});

	test('cannot make policies of its own (27.32)', async ({ page }) => {
		const made = await page.evaluate(() => {
			try {
				return Boolean(window.trustedTypes?.createPolicy('mine', {}));
			} catch {
				return false;
			}
		});
		expect(made).toBe(false);
	});
});

const ALWAYS = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'cross-origin-opener-policy': 'same-origin',
	'content-security-policy': /frame-ancestors 'none'/,
	'permissions-policy': /camera=\(\)/,
	'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
	'cross-origin-resource-policy': /^(same|cross)-origin$/,
	'cache-control': /./,
};

function expectHeaders(answer: APIResponse, status: number) {
	expect(answer.status()).toBe(status);
	for (const [name, value] of Object.entries(ALWAYS)) expect(answer.headers()[name] ?? '', name).toMatch(value);
}

test('every kind of answer carries the security headers (27.18)', async ({ request }) => {
	const html = await (await request.get('/')).text();
	const [script = ''] = /\/releases\/[^"]+\.js/.exec(html) ?? [];
	const [picture = ''] = /\/img\/[^" ]+\.avif/.exec(html) ?? [];
	const answers: [string, number][] = [
		['/', 200],
		['/cart', 200],
		['/nie-ma-takiej-strony', 404],
		['/account/x.css', 404],
		[script, 200],
		['/releases/shell/none/web/none.js', 404],
		[picture, 200],
		['/healthz', 200],
		['/favicon.ico', 200],
		['/readyz', 200],
		['/feed/..%2f..%2fetc%2fpasswd', 404],
	];
	for (const [path, status] of answers)
		await test.step(path, async () => expectHeaders(await request.get(path), status));
	const search = { data: { type: 'product', searchQuery: {}, size: 1 } };
	expectHeaders(await request.post('/api/catalog/search', search), 200);
	expectHeaders(await request.post('/login', { data: {}, maxRedirects: 0 }), 303);
	expectHeaders(await request.fetch('/api/stock/list', { method: 'TRACE' }), 405);
	expectHeaders(await request.get('/', { headers: { host: 'no host' } }), 400);
});

test('a page of one shopper is kept by nobody, and an address that is a secret is told to nobody (27.17, 27.30)', async ({
	request,
}) => {
	const headersOf = async (path: string) => (await request.get(path)).headers();
	expect((await headersOf('/'))['cache-control']).toBe('no-cache');
	for (const path of ['/cart', '/account', '/login', '/account/orders']) {
		expect((await headersOf(path))['cache-control'], path).toBe('private, no-store');
	}
	const secret = await headersOf('/payment-confirmation/00000000-0000-4000-8000-000000000000');
	expect(secret).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

test('other sites may read released files, and nothing else (27.19)', async ({ request }) => {
	const html = await (await request.get('/')).text();
	const [script = ''] = /\/releases\/[^"]+\.js/.exec(html) ?? [];
	for (const origin of ['https://evil.test', 'null']) {
		const allowed = async (path: string) =>
			(await request.get(path, { headers: { origin } })).headers()['access-control-allow-origin'];
		expect(await allowed(script)).toBe('*');
		expect(await allowed('/')).toBeUndefined();
		expect(await allowed('/api/stock/list?skus=x')).toBeUndefined();
	}
});
