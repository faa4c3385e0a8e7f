import type { Locator, Page } from '@playwright/test';
import { haveInCart } from './kept-cart.ts';
import { expect } from './watch-console.ts';

export const DRESS = '/sukienka-lniana-jagna';

export async function buyDress(page: Page) {
	await haveInCart(page, DRESS, 'Naturalny');
	await page.goto('/cart');
}

/** Orders, and gives the addresses that went to the server. */
export async function order(page: Page, button: string | RegExp) {
	const sending = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/order');
	await page.getByRole('button', { name: button }).click();
	const { addressInformation } = (await sending).postDataJSON();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	return addressInformation;
}

/** The part of the form under a heading. */
export function step(page: Page, name: string | RegExp): Locator {
	return page.getByRole('region', { name });
}
