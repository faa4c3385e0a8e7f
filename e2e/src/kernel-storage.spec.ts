import type { BrowserContext, Page } from '@playwright/test';
import { kernelBundle, openRealBrowser } from './real-browser.ts';
import { addToCart, chooseVariant, fillCheckout, newPerson } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const CART = 'shop/cart/current-cart';
const inCart = (page: Page, text: string) => page.getByRole('banner').getByText(text);

/** The kernel's storage as the page's script defines it. */
declare const bundle: {
	openCollection(name: string): {
		get(key: string): Promise<unknown>;
		set(key: string, value: unknown): Promise<void>;
		entries(): Promise<[string, unknown][]>;
	};
};

let storage: string;
test.beforeAll(async () => {
	storage = await kernelBundle('device/storage/storage.ts');
});

/** Runs a storage of the test's own in a page of the shop, beside the shop's storage. */
async function withStorage(page: Page): Promise<void> {
	await page.evaluate(`${storage}; globalThis.bundle = bundle;`);
}

async function limitQuota(context: BrowserContext, page: Page, quotaSize: number) {
	const browser = await context.newCDPSession(page);
	const origin = new URL(page.url()).origin;
	await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Stores a text that no database can compress. */
function storeMebibytes(page: Page, [name, key]: readonly [string, string], mebibytes: number): Promise<void> {
	return page.evaluate(
		([collection, entry, count]) => {
			const parts = Array.from({ length: count * 16 }, () => crypto.getRandomValues(new Uint8Array(2 ** 16)));
			const text = parts.map((part) => String.fromCharCode(...part)).join('');
			return bundle.openCollection(collection).set(entry, text);
		},
		[name, key, mebibytes] as const,
	);
}

async function keysOf(page: Page, name: string): Promise<string[]> {
	return page.evaluate(async (it) => (await bundle.openCollection(it).entries()).map(([key]) => key), name);
}

test.describe('a full device (21.6)', () => {
	test('gives up caches for an unsent task, and goes on from memory when nothing is left to give', async ({
		launchOptions,
		baseURL,
	}) => {
		const { context, close } = await openRealBrowser({ ...launchOptions, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		await page.goto(DRESS);
		// Chromium ignores a quota that is set after the first write for half a minute
		await limitQuota(context, page, 10 * 2 ** 20);
		await withStorage(page);
		await storeMebibytes(page, ['url', 'big'], 8);
		await storeMebibytes(page, ['syncTasks', 'unsent task'], 4);
		await page.reload();
		await withStorage(page);
		expect(await keysOf(page, 'syncTasks')).toEqual(['unsent task']);
		expect(await keysOf(page, 'url')).toEqual([]);

		await storeMebibytes(page, ['url', 'too big'], 8);
		expect(await keysOf(page, 'url')).toEqual(['too big']);
		expect(await keysOf(page, 'syncTasks')).toEqual(['unsent task']);
		await chooseVariant(page, 'Rudy');
		await addToCart(page);
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
		await page.reload();
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
		await close();
	});

	test('keeps the cart when localStorage is full of lists', async ({ page }) => {
		await page.goto(DRESS);
		await page.evaluate(() => {
			for (let size = 2 ** 22; size > 1; size /= 2) {
				try {
					localStorage.setItem(`shop/recently-viewed/${size}`, 'x'.repeat(size));
				} catch {}
			}
		});
		await chooseVariant(page, 'Rudy');
		await addToCart(page);
		await page.reload();
		await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
		const names = await page.evaluate(() => Object.keys(localStorage));
		expect(names.filter((name) => /^shop\/recently-viewed\/\d+$/.test(name))).toEqual([]);
	});
});

test('a guest orders where all storage is blocked (21.11)', async ({ launchOptions, baseURL, locale, timezoneId }) => {
	const options = {
		...launchOptions,
		...(baseURL && { baseURL }),
		...(locale && { locale }),
		...(timezoneId && { timezoneId }),
	};
	const { context, close } = await openRealBrowser(options, { cookies: 2 });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	await page.goto('/');
	const blocked = await page.evaluate(() => {
		try {
			return String(localStorage.length);
		} catch (error) {
			return error instanceof Error ? error.name : '';
		}
	});
	expect(blocked).toBe('SecurityError');

	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page
		.getByRole('banner')
		.getByRole('link', { name: /Koszyk/ })
		.click();
	await page
		.getByRole('dialog', { name: /Koszyk/ })
		.getByRole('link', { name: 'Przejdź do kasy' })
		.click();
	await fillCheckout(page, newPerson());
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page.getByText(/Zamówienie nr \S+/)).toBeVisible();
	expect(errors).toEqual([]);
	await close();
});

test.describe('a database that does not answer (21.4)', () => {
	const setAndGet = (page: Page) =>
		page.evaluate(async () => {
			await bundle.openCollection('syncTasks').set('task', 1);
			return bundle.openCollection('syncTasks').get('task');
		});

	test('is not waited for', async ({ page }) => {
		await page.addInitScript(() => {
			indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
		});
		await page.goto(DRESS);
		await chooseVariant(page, 'Rudy');
		await addToCart(page);
		await withStorage(page);
		expect(await setAndGet(page)).toBe(1);
	});

	test('because another tab holds an older version, is not waited for', async ({ page, context }) => {
		const holder = await context.newPage();
		await holder.goto('/robots.txt');
		await holder.evaluate(
			() => new Promise((opened) => Object.assign(indexedDB.open('shop', 1), { onsuccess: opened })),
		);
		await page.goto(DRESS);
		await withStorage(page);
		expect(await setAndGet(page)).toBe(1);
	});
});

test('damaged values cost only themselves (21.9)', async ({ page }) => {
	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	const cart = await page.evaluate((name) => localStorage.getItem(name), CART);
	for (const damage of ['{"lines":[', 'null', '7', '{"__proto__":{"lines":1}}', `"${'x'.repeat(2_000_000)}"`]) {
		await page.evaluate(
			([text, good]) => {
				localStorage.setItem('shop/user/current-user', text ?? '');
				localStorage.setItem('shop/checkout/details', text ?? '');
				localStorage.setItem('shop/cart/current-cart', good ?? '');
			},
			[damage, cart] as const,
		);
		await page.goto('/cart');
		await expect(page.getByRole('main').getByText('Kolor: Rudy')).toBeVisible();
	}
	// the cart's page may still be writing the server's answer
	await page.goto(DRESS);
	await page.evaluate((name) => localStorage.setItem(name, '{"lines":['), CART);
	await page.reload();
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	// what all store views share was not damaged
	await expect(inCart(page, '2 sztuki w koszyku')).toBeAttached();
});

test('the cart of the first release is still there (21.10)', async ({ page }) => {
	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await page.evaluate((name) => {
		const { lines, serverToken } = JSON.parse(localStorage.getItem(name) ?? '');
		localStorage.setItem(name, JSON.stringify({ lines, serverToken }));
	}, CART);
	await page.goto('/cart');
	await expect(page.getByRole('main').getByText('Kolor: Rudy')).toBeVisible();
});

test('the shop goes on when the browser wipes one of the storages (21.12)', async ({ page, context }) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	const browser = await context.newCDPSession(page);
	const origin = new URL(page.url()).origin;
	const open = async () => {
		await page.goto(DRESS);
		await withStorage(page);
		return page.evaluate(() => bundle.openCollection('url').get('any'));
	};
	/** While no page of the shop is open: one that is would write again what it has in memory. */
	const wipe = async (storageTypes: string) => {
		await page.goto('/robots.txt');
		await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
	};
	await open();

	await wipe('indexeddb,cache_storage,service_workers');
	await open();
	await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
	await expect.poll(() => warnings).toContain('The browser has wiped a storage of this shop: disk');

	await wipe('local_storage');
	await open();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect.poll(() => warnings).toContain('The browser has wiped a storage of this shop: local');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	await expect(inCart(page, '1 sztuka w koszyku')).toBeAttached();
});
