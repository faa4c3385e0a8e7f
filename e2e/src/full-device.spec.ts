import { expect, type Page } from '@playwright/test';
import { kept, withWorker } from './kept-pages.ts';
import { openRealBrowser } from './real-browser.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, alive, chooseVariant, newPerson } from './shopper.ts';
import { test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const MEBIBYTE = 2 ** 20;
/** Enough for a release set and the pages of this test. */
const ROOM = 14 * MEBIBYTE;

let shell: SecondShell;
test.beforeAll(async () => {
	shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on' });
});
test.afterAll(() => shell.close());

/** Fills the device with what stands for pictures, until not even a small one fits. */
function fillWithPictures(page: Page): Promise<number> {
	return page.evaluate(async (largest) => {
		const cache = await caches.open('shop/pictures');
		const noise = crypto.getRandomValues(new Uint8Array(2 ** 16));
		const picture = (bytes: number) => new Blob(Array.from({ length: bytes / 2 ** 12 }, () => noise.slice(0, 2 ** 12)));
		let count = 0;
		for (let bytes = largest; bytes >= 2 ** 12; bytes /= 4) {
			try {
				for (;;) {
					await cache.put(`/img/${count}`, new Response(picture(bytes)));
					count += 1;
				}
			} catch (error) {
				if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
			}
		}
		return count;
	}, MEBIBYTE);
}

/** Opens the shop on a device that has so many bytes for it. */
async function openOnDevice(launchOptions: Parameters<typeof openRealBrowser>[0], bytes: number) {
	const { origin } = shell;
	const real = await openRealBrowser({ ...launchOptions, baseURL: origin, serviceWorkers: 'allow' });
	const page = await real.context.newPage();
	const session = await real.context.newCDPSession(page);
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
	return { page, context: real.context, close: real.close };
}

test('a full device gives up its pictures for a page, and for what waits to be sent (16.12, 21.6)', async ({
	launchOptions,
}) => {
	const { page, context, close } = await openOnDevice(launchOptions, ROOM);
	await page.goto('/');
	await alive(page);
	await withWorker(page);
	await kept(page, '/czeka-na-wyslanie');
	expect(await fillWithPictures(page)).toBeGreaterThan(3);
	await page.goto('/faq');
	await alive(page);
	await kept(page, '/faq');

	expect(await fillWithPictures(page)).toBeGreaterThan(3);
	await context.setOffline(true);
	await page.reload();
	await alive(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const newsletter = page.getByRole('region', { name: 'Newsletter' });
	await newsletter.scrollIntoViewIfNeeded();
	await newsletter.getByLabel('E-mail').fill(newPerson().email);
	await newsletter.getByRole('button', { name: 'Zapisz się' }).click();
	await expect(newsletter.getByText(/Zapisaliśmy .* na tym urządzeniu/)).toBeVisible();
	await page.getByRole('link', { name: 'Czeka na połączenie: 1' }).click();
	await expect(page.getByText('Zapis do newslettera')).toBeVisible();
	await page.reload();
	await alive(page);
	await expect(page.getByText('Zapis do newslettera')).toBeVisible();
	await close();
});

test('a device without room for the release set has a shop without a worker (16.15)', async ({ launchOptions }) => {
	const { page, close } = await openOnDevice(launchOptions, MEBIBYTE);
	await page.goto(DRESS);
	await chooseVariant(page, 'Rudy');
	await addToCart(page);
	const isRefused = () =>
		page.evaluate(async () => {
			const files = await (await caches.open('pasaz-files')).keys();
			return files.length > 0 && (await navigator.serviceWorker.getRegistration()) === undefined;
		});
	await expect.poll(isRefused, { timeout: 30_000 }).toBe(true);
	await page.reload();
	await expect(page.getByText('1 sztuka w koszyku')).toBeAttached();
	await close();
});
