import { type APIRequestContext, type APIResponse, type Browser, expect, type Page, test } from '@playwright/test';
import { isFull, measured } from '../../scripts/for-tests/faults.ts';
import { act, addToCart, alive, fillCheckout, newPerson, scrollToReviews } from './shopper.ts';

/** Ways to make a page run something, each of which would leave a mark on the window. */
const SCRIPTS = [
	'<script>slipped=1</script>',
	'"><img src=x onerror=slipped=2>',
	"'><svg onload=slipped=3>",
	'</script><script>slipped=4</script>',
	'<!--><img src=x onerror=slipped=5>-->',
	'<iframe srcdoc="<script>parent.slipped=6</script>">',
	'<a href="javascript:slipped=7" autofocus onfocus=slipped=7>x</a>',
	'<details open ontoggle=slipped=8>',
	'</title><img src=x onerror=slipped=9>',
	'</textarea><img src=x onerror=slipped=10>',
	'<math><mtext></form><form><mglyph><style></math><img src onerror=slipped=11>',
	'<noscript><p title="</noscript><img src=x onerror=slipped=12>">',
	'\u2028slipped=13//',
	'{{constructor.constructor("slipped=14")()}}',
	'%3Cimg src=x onerror=slipped=15%3E',
	'&lt;img src=x onerror=slipped=16&gt;',
];
const ALL = SCRIPTS.join(' ');
const PRODUCT = 'skarpetki-domowe-przypiecek';
const { E2E_API_URL = '', E2E_ADMIN_SECRET = '' } = process.env;
const merchant = { authorization: `Bearer ${E2E_ADMIN_SECRET}` };

async function answerOf(answer: APIResponse) {
	const text = await answer.text();
	expect(answer.status(), text).toBe(200);
	return JSON.parse(text);
}

/** The access token of a new customer. */
async function tokenOfNew(request: APIRequestContext): Promise<string> {
	const [email, password] = [`${crypto.randomUUID()}@example.com`, 'siedem mórz i jedna mewa'];
	const customer = { email, firstname: 'Ola', lastname: 'Nowak', addresses: [] };
	await answerOf(await request.post('/api/user/create', { data: { customer, password } }));
	return (await answerOf(await request.post('/api/user/login', { data: { username: email, password } }))).result;
}

async function publishReview(request: APIRequestContext): Promise<void> {
	const search = {
		type: 'product',
		searchQuery: { _appliedFilters: [{ attribute: 'url_path', value: { eq: PRODUCT } }] },
	};
	const { hits } = await answerOf(await request.post('/api/catalog/search', { data: search }));
	const [nickname = '', title = ''] = [SCRIPTS[1], SCRIPTS[3]];
	const review = { product_id: Number(hits[0].id), nickname, title, detail: ALL, rating: 5 };
	const headers = { authorization: `Bearer ${await tokenOfNew(request)}` };
	const { result } = await answerOf(await request.post('/api/review/create', { headers, data: { review } }));
	const decided = { headers: merchant, data: { review_status: 1 } };
	await answerOf(await request.post(`${E2E_API_URL}/api/admin/review/${result.id}`, decided));
}

async function draftPath(request: APIRequestContext): Promise<string> {
	const data = { url_key: 'szkic', title: SCRIPTS[8], content: `<p>Szkic</p>${ALL}` };
	const answer = await request.post(`${E2E_API_URL}/api/admin/draft`, { headers: merchant, data });
	return (await answerOf(answer)).result.path;
}

/** A page on which nothing but the shop's own care keeps a script from running. */
async function openUnguarded(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ bypassCSP: true });
	const page = await context.newPage();
	await page.goto('/faq');
	await page.evaluate(() => {
		document.body.appendChild(document.createElement('div')).innerHTML = '<img src=x onerror=slipped=0>';
	});
	await page.waitForFunction(() => 'slipped' in window);
	return page;
}

async function expectNothingRan(page: Page): Promise<void> {
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => ('slipped' in window ? window.slipped : 'nothing')), page.url()).toBe('nothing');
}

/** Names are letters only, a street is whatever somebody types. */
async function orderTo(page: Page, street: string): Promise<void> {
	await page.goto(`/${PRODUCT}`);
	await alive(page);
	await addToCart(page);
	await page.goto('/cart');
	await alive(page);
	await fillCheckout(page, newPerson());
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByLabel('Ulica', { exact: true }).fill(street);
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\//);
}

// A minute of a browser: the policy, which `npm test` tries, keeps the same scripts from running.
if (isFull)
	test('no script that somebody wrote into the shop runs, even without the policy (27.10)', async ({
		browser,
		request,
	}) => {
		test.setTimeout(300_000);
		await publishReview(request);
		const page = await openUnguarded(browser);
		const encoded = encodeURIComponent(ALL);
		const paths = [
			...[PRODUCT, `szukaj?q=${encoded}`, `ona/sukienki?color=${encoded}&sort=${encoded}`].map((path) => `/${path}`),
			`/nie-ma/${encoded}`,
			`/login?next=${encodeURIComponent('javascript:slipped=17')}`,
			await draftPath(request),
		];
		for (const path of paths) {
			await page.goto(path);
			// a draft never comes alive
			if (!path.startsWith('/preview')) await alive(page);
			await expectNothingRan(page);
		}
		await page.goto(`/${PRODUCT}`);
		await act(page);
		const reviews = await scrollToReviews(page);
		await expect(reviews.getByText('slipped=8').first()).toBeVisible();
		await expectNothingRan(page);
		await orderTo(page, '<img src=x onerror=slipped=18>');
		await expect(page.getByText('onerror=slipped=18').first()).toBeVisible();
		await expectNothingRan(page);
		measured('S10', { scripts: SCRIPTS.length, 'pages of them': paths.length + 1, ran: 0 });
		await page.context().close();
	});
