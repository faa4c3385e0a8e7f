import type { Page } from '@playwright/test';
import { alive } from './shopper.ts';
import { slowDown } from './slow-phone.ts';
import { expect, test } from './watch-console.ts';

/** Holds all scripts back. @returns the function that lets them go */
async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/releases/**/*.js', async (route) => {
		await held;
		await route.continue();
	});
	return () => release();
}

test('a tap on "add to cart" before the client has started is not lost', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/sukienka-lniana-jagna', { waitUntil: 'commit' });
	await page.getByRole('radio', { name: 'S', exact: true }).click();
	const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' });
	await button.click();
	await expect(button).toHaveAttribute('aria-busy', 'true');
	release();
	await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
	await expect(page.getByRole('banner').getByText('1 sztuka w koszyku')).toBeAttached();
});

/** Asks the shop whether a product is there. */
const STOCK_CHECK = '**/api/stock/check*';
/** What follows the first act: the overlays, the rest of the product page, and the files for offline. */
const FOR_LATER = /\/(overlays|later)\.\w+\.js$|\/releases\/sets\//;

test('rule 1.29: what is for later waits until an early tap is answered', async ({ page }) => {
	const later: string[] = [];
	page.on('request', (request) => void (FOR_LATER.test(request.url()) && later.push(request.url())));
	const asked = page.waitForRequest(STOCK_CHECK);
	const answered = Promise.withResolvers<void>();
	await page.route(STOCK_CHECK, async (route) => {
		await answered.promise;
		await route.continue();
	});
	const release = await holdScripts(page);
	await page.goto('/sukienka-lniana-jagna', { waitUntil: 'commit' });
	await page.getByRole('radio', { name: 'S', exact: true }).click();
	await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).click();
	release();
	await asked;
	// it used to begin before that; the shop waits for this answer for 1.5 s
	await page.waitForTimeout(300);
	expect(later).toEqual([]);
	answered.resolve();
	await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
	await expect.poll(() => later.length).toBeGreaterThanOrEqual(3);
});

test('a press on "add to cart" during which its code arrives is not lost', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/mf_cart_checkout/**/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/sukienka-lniana-jagna');
	await alive(page);
	await page.getByRole('radio', { name: 'S', exact: true }).click();
	const standIn = page.getByRole('main').locator('button[data-stand-in]');
	await standIn.hover();
	await page.mouse.down();
	release();
	await expect(standIn).toHaveCount(0);
	await page.mouse.up();
	await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
	await expect(page.getByRole('banner').getByText('1 sztuka w koszyku')).toBeAttached();
});

test('a tap on the heart of a product before the client has started is not lost', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/sukienka-lniana-jagna', { waitUntil: 'commit' });
	const heart = page.getByRole('button', { name: 'Dodaj do listy życzeń' });
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-busy', 'true');
	release();
	await expect(page.getByRole('button', { name: 'Na liście życzeń' })).toHaveAttribute('aria-pressed', 'true');
});

/** Runs in the page: taps the control between React's commit of the page and the effects of that commit, which a slow phone runs later. */
function tapBeforeEffects(name: string): void {
	const turns = new MessageChannel();
	const rootOf = (element: Element) => {
		let fiber = Object.entries(element).find(([key]) => key.startsWith('__reactFiber'))?.[1];
		while (fiber?.return) fiber = fiber.return;
		return fiber?.stateNode.current.memoizedState;
	};
	turns.port1.onmessage = () => {
		const control = document.querySelector<HTMLElement>(`[data-overlay="${name}"]`);
		if (!control || rootOf(control)?.isDehydrated !== false) return turns.port2.postMessage('');
		control.click();
	};
	turns.port2.postMessage('');
}

const EARLIEST = { 'language-panel': { width: 1440, height: 900 }, 'side-menu': { width: 390, height: 800 } };
for (const [overlay, window] of Object.entries(EARLIEST)) {
	test(`a tap that opens the ${overlay} while the effects of the first page are due is not lost`, async ({ page }) => {
		await page.setViewportSize(window);
		await slowDown(page);
		await page.addInitScript(tapBeforeEffects, overlay);
		await page.goto('/faq');
		await expect(page.getByRole('dialog')).toBeVisible();
	});
}

test('no script is asked for before the page has loaded', async ({ page }) => {
	await page.goto('/ona/sukienki', { waitUntil: 'load' });
	await expect
		.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))))
		.toBe(true);
	const early = await page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation');
		const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
		return performance
			.getEntriesByType('resource')
			.filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded).length;
	});
	expect(early).toBe(0);
});
