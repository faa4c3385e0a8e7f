import type { Page } from '@playwright/test';
import { addToCart, alive, chooseVariant } from './shopper.ts';
import { slowDown } from './slow-phone.ts';
import { expect, test } from './watch-console.ts';

/** Adds up the shifts of what was already painted. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** Checks that all fonts of the page were loaded, and none of them from a cache. */
async function fontsArrived(page: Page): Promise<void> {
	await alive(page);
	const fetched = await page.evaluate(async () => {
		await document.fonts.ready;
		return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
	});
	expect(fetched).toBeGreaterThanOrEqual(3);
}

for (const [name, path] of [
	['the home page', '/'],
	['a listing', '/ona/sukienki'],
	['a product', '/sukienka-lniana-jagna'],
] as const) {
	for (const width of [360, 1440]) {
		test(`nothing moves on ${name}, ${width} px wide, when its fonts and pictures come late`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await slowDown(page);
			await watchShifts(page);
			await page.goto(path);
			await fontsArrived(page);
			const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
			// inline letters move by less than any tool shows when the widths of one word differ
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
		});
	}
}

test('nothing moves in the checkout when the ways of delivery come late', async ({ page }) => {
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Naturalny');
	await addToCart(page);
	const { promise: isTyping, resolve: type } = Promise.withResolvers<void>();
	await page.route('**/api/cart/shipping-information*', async (route) => {
		await isTyping;
		await route.continue();
	});
	await page.goto('/cart');
	const street = page.getByLabel('Ulica', { exact: true });
	await street.fill('Mokotowska');
	const top = () => street.evaluate((field) => field.getBoundingClientRect().top + scrollY);
	const before = await top();
	type();
	await expect(page.getByRole('radio', { name: /Automat paczkowy/ })).toBeVisible();
	expect(Math.abs((await top()) - before)).toBeLessThan(8);
});

for (const path of ['/ona/sukienki', '/promocje']) {
	test(`the footer stays where it is for who jumps to the end of ${path}`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		await alive(page);
		const { estimated, shown } = await page.evaluate(async () => {
			const length = () => document.documentElement.scrollHeight;
			const estimated = length();
			scrollTo(0, estimated);
			for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
			return { estimated, shown: length() };
		});
		expect(Math.abs(shown - estimated)).toBeLessThanOrEqual(1);
	});
}
