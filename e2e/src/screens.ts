import { expect, type Page } from '@playwright/test';
import type { RouteName } from '../../shared-kernel/src/routes.ts';
import { addToCart, alive, fillCheckout, newPerson } from './shopper.ts';

export interface Screen {
	path: string;
	/** A text that the page has once it is complete. */
	shows: string | RegExp;
	/** Whether to visit it logged out, because it looks different to who is logged in. */
	isForGuests?: boolean;
}

/** Products of which the demo shop has plenty, and that no other test buys. */
const GARMENT = '/bluza-rozpinana-bieg';
const SOCKS = '/skarpetki-domowe-przypiecek';

/** One address of every route, with the demo shop's content; `orderPath` leads to the confirmation of an order. */
export function screensOf(orderPath: string): Record<RouteName, Screen> {
	return {
		home: { path: '/', shows: 'Nowości' },
		checkout: { path: '/cart', shows: 'Zamawiam i płacę' },
		preview: { path: '/preview-cms-draft/demo-zapowiedz-2027-wiosna', shows: /To szkic/ },
		error: { path: '/error', shows: /Nie udało się/ },
		search: { path: '/szukaj?q=sukienka', shows: /Sukienka/ },
		category: { path: '/ona/sukienki', shows: 'Sukienka lniana Jagna' },
		tag: { path: '/nowosc', shows: 'Nowość' },
		'simple-product': { path: SOCKS, shows: 'Dodaj do koszyka' },
		'configurable-product': { path: GARMENT, shows: 'Dodaj do koszyka' },
		compare: { path: '/porownanie', shows: 'Wyczyść porównanie' },
		wishlist: { path: '/lista-zyczen', shows: 'Bluza rozpinana Bieg' },
		'review-products': { path: '/ocen-produkty', shows: 'Wyloguj się' },
		'cms-page': { path: '/o-nas', shows: /Brzask/ },
		faq: { path: '/faq', shows: /zwrot/i },
		partners: { path: '/partners', shows: /partner/i },
		contact: { path: '/kontakt', shows: 'Wyślij wiadomość' },
		complaint: { path: '/reklamacja', shows: 'Pobierz PDF' },
		return: { path: '/zwrot', shows: 'Pobierz PDF' },
		'site-map': { path: '/mapa-strony', shows: 'Kategorie' },
		'payment-confirmation-page': { path: orderPath, shows: /Zamówienie nr/ },
		'create-password': { path: '/create-password#email=a@example.pl&token=t', shows: 'Zapisz hasło' },
		'forgot-password': { path: '/forgot-password', shows: 'Wyślij link' },
		login: { path: '/login', shows: 'Nie masz jeszcze konta?', isForGuests: true },
		register: { path: '/register', shows: 'Masz już konto?', isForGuests: true },
		account: { path: '/account', shows: /Święch/ },
		'account-agreements': { path: '/account/agreements', shows: 'Wyloguj się' },
		'account-notifications': { path: '/account/notifications', shows: 'Wyloguj się' },
		'account-reviews': { path: '/account/reviews', shows: 'Wyloguj się' },
		'account-password': { path: '/account/password', shows: 'Zapisz hasło' },
		'account-addresses': { path: '/account/addresses', shows: 'Dodaj adres' },
		'account-new-address': { path: '/account/addresses/edit', shows: 'Wyloguj się' },
		'account-orders': { path: '/account/orders', shows: /^Nr / },
	};
}

/** Opens a product, again if a cold API on a busy machine answers later than the page waits. */
async function openProduct(page: Page, path: string): Promise<void> {
	await expect(async () => {
		await page.goto(path);
		const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' });
		await expect(button).toBeVisible({ timeout: 2000 });
	}).toPass();
	await alive(page);
}

/**
 * Gives a shopper an account with an order, and something in the cart, on the wish list and in the comparison.
 * @returns where the order is confirmed
 */
export async function furnish(page: Page): Promise<string> {
	await openProduct(page, GARMENT);
	await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toBeVisible();
	await page.getByRole('button', { name: 'Dodaj do listy życzeń' }).click();
	await expect(page.getByRole('button', { name: 'Na liście życzeń' })).toBeVisible();
	await openProduct(page, SOCKS);
	await addToCart(page);
	await page.goto('/cart');
	await fillCheckout(page, newPerson());
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	const order = new URL(page.url()).pathname;
	await openProduct(page, SOCKS);
	await addToCart(page);
	return order;
}
