import { expect, type Page, test } from '@playwright/test';
import { type FileOrigin, openFileOrigin } from './file-origin.ts';
import { kept, withWorker } from './kept-pages.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { alive } from './shopper.ts';

const FAILED = { name: 'Nie udało się wczytać tej części sklepu' };

let cdn: FileOrigin;
let shell: SecondShell;
test.beforeAll(async () => {
	cdn = await openFileOrigin(`${process.env.E2E_DATA_DIR}/releases`);
	shell = await openSecondShell(undefined, undefined, { ASSET_ORIGIN: cdn.origin, OUTPUT_CACHE: 'on' });
});
test.afterAll(async () => {
	await shell.close();
	await cdn.close();
});
test.beforeEach(() => {
	cdn.fault = () => undefined;
	cdn.served.length = 0;
});

/** Paths of released files that the page asks the shop for, and what it says of violated policies and of code that was changed. */
function watch(page: Page) {
	const [ofShop, refused]: [string[], string[]] = [[], []];
	page.on('request', (request) => {
		const { origin, pathname } = new URL(request.url());
		if (origin === shell.origin && /^\/releases\/\w+\/\w+\/web\//.test(pathname)) ofShop.push(pathname);
	});
	page.on('console', (message) => {
		if (/Content Security Policy|Trusted|evil/i.test(message.text())) refused.push(message.text());
	});
	return { ofShop, refused };
}

async function openListing(page: Page): Promise<void> {
	await page.goto(`${shell.origin}/ona/sukienki`);
	await alive(page);
}
async function openProduct(page: Page): Promise<void> {
	await page
		.getByRole('main')
		.getByRole('link', { name: /Sukienka lniana Jagna/ })
		.first()
		.click();
}
const product = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sukienka lniana Jagna' });
const isOf = (slice: string) => (path: string) => path.startsWith(`/${slice}/`);

test('a page has its scripts, styles and fonts from the origin of files, and those of the next page (26.73)', async ({
	page,
}) => {
	const { ofShop, refused } = watch(page);
	await openListing(page);
	await openProduct(page);
	await expect(product(page)).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
	const kinds = new Set(cdn.served.map((path) => path.split('.').at(-1)));
	expect([...kinds].sort()).toEqual(['css', 'js', 'woff2']);
	expect(cdn.served.some(isOf('mf_product'))).toBe(true);
	expect({ ofShop, refused }).toEqual({ ofShop: [], refused: [] });
});

for (const fault of ['answers 503', 'changes a byte'] as const) {
	test(`an origin that ${fault} costs nothing but time: the shop has the files (26.73)`, async ({ page }) => {
		cdn.fault = () => fault;
		const { ofShop, refused } = watch(page);
		await openListing(page);
		await openProduct(page);
		await expect(product(page)).toBeVisible();
		expect(ofShop.some((path) => path.startsWith('/releases/mf_product/'))).toBe(true);
		expect(ofShop.some((path) => path.endsWith('.css'))).toBe(true);
		expect(refused).toEqual([]);
	});
}

test('what neither has whole is not run, and the page says so (26.12, 26.73)', async ({ page }) => {
	const { refused } = watch(page);
	cdn.fault = (path) => (isOf('mf_product')(path) ? 'changes a byte' : undefined);
	await page.route(`${shell.origin}/releases/mf_product/**`, (route) => route.abort());
	await openListing(page);
	await openProduct(page);
	await expect(page.getByRole('heading', FAILED)).toBeVisible();
	expect(refused).toEqual([]);
});

test('the service worker keeps files of that origin, and has them offline (26.15, 26.73)', async ({ browser }) => {
	const context = await browser.newContext({ baseURL: shell.origin, serviceWorkers: 'allow' });
	try {
		const page = await context.newPage();
		await openListing(page);
		await withWorker(page);
		expect(cdn.served.some(isOf('mf_account'))).toBe(true);
		await page.reload();
		await alive(page);
		await kept(page, '/ona/sukienki');
		cdn.fault = () => 'answers 503';
		await context.setOffline(true);
		await page.reload();
		await alive(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sukienki');
	} finally {
		await context.close();
	}
});
