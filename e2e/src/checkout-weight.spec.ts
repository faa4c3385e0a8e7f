import type { Request } from '@playwright/test';
import { sentBytes } from '../../scripts/for-tests/sent-bytes.ts';
import { DRESS } from './checkout-form.ts';
import { addToCart, alive, chooseVariant, isHydrated } from './shopper.ts';
import { expect, test } from './watch-console.ts';

async function bytesOf(urls: readonly string[]): Promise<number> {
	const sizes = await Promise.all(urls.map(sentBytes));
	return sizes.reduce((sum, size) => sum + size, 0);
}

test("the checkout brings at most 45 kB of script of its own, and the cart's sync 8 kB after the first product", async ({
	browser,
	context,
	page,
}) => {
	const asked: string[] = [];
	const note = (request: Request) => {
		const { origin, pathname } = new URL(request.url());
		if (/mf_cart_checkout\/.*\.js$/.test(pathname) && !pathname.endsWith('remoteEntry.js'))
			asked.push(origin + pathname);
	};
	context.on('request', note);
	await page.goto(DRESS);
	await chooseVariant(page, 'Naturalny');
	await expect
		.poll(() => isHydrated(page.locator('main button:not([data-stand-in])', { hasText: 'Dodaj do koszyka' })))
		.toBe(true);
	const adding = [...asked];
	expect(adding.filter((url) => url.includes('cart_sync'))).toEqual([]);
	await addToCart(page);
	await expect.poll(() => asked.some((url) => url.includes('cart_sync'))).toBe(true);
	await page.waitForLoadState('networkidle');
	const elsewhere = [...new Set(asked)];
	expect(await bytesOf(elsewhere.filter((url) => !adding.includes(url)))).toBeLessThanOrEqual(8_000);
	expect(elsewhere.filter((url) => url.includes('checkout_page'))).toEqual([]);

	// a context without a mouse, whose place over the page would be an act and fetch what later acts need
	const untouched = await browser.newContext({ storageState: await context.storageState() });
	untouched.on('request', note);
	asked.length = 0;
	const cart = await untouched.newPage();
	// the code that asks is the last that an untouched page brings
	const stockAsked = cart.waitForRequest('**/api/stock/list*');
	await cart.goto('/cart');
	await expect(cart.getByRole('button', { name: 'Zamawiam i płacę' })).toBeVisible();
	await alive(cart);
	await stockAsked;
	const own = asked.filter((url) => !elsewhere.includes(url));
	expect(own.length).toBeGreaterThan(2);
	expect(await bytesOf(own)).toBeLessThanOrEqual(45_000);
	await untouched.close();
});
