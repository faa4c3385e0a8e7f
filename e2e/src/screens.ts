import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS, type RouteName } from '../../shared-kernel/src/routes.ts';
import { mailTo } from './mails.ts';
import { addToCart, alive, fillCheckout, newPerson } from './shopper.ts';

export interface Screen {
	path: string;
	/** A text that the page has once it is complete; its heading where nothing else is named. */
	shows?: string | RegExp;
	/** Whether to visit it logged out, because it looks different to who is logged in. */
	isForGuests?: boolean;
	/** The time that the browser believes it is, where the page says what is so now. */
	at?: Date;
}

type WithParameters = {
	[Name in RouteName]: (typeof PATHS)[Name] extends `${string}:${string}` ? Name : never;
}[RouteName];
type Particulars = Record<WithParameters, Screen> & { [Name in RouteName]?: Partial<Screen> };

/** Products of which the demo shop has plenty, and that no other test buys. */
const GARMENT = '/bluza-rozpinana-bieg';
const SOCKS = '/skarpetki-domowe-przypiecek';
/** The garment, in the address of a list that is shared. */
const SHARED = 'BRZ-MB-003';

/** Showrooms are open. */
const TUESDAY = new Date('2026-11-24T12:00:00+01:00');

/** Routes that need parameters, and screens that wait for more than their heading, with the demo shop's content. */
function particulars(orderPath: string): Particulars {
	return {
		home: { shows: 'Nowości' },
		checkout: { shows: 'Zamawiam i płacę' },
		preview: { path: '/preview-cms-draft/demo-zapowiedz-2027-wiosna', shows: /To szkic/ },
		'preview-home': { path: '/preview-cms-draft/demo-strona-glowna-2027-wiosna/home', shows: 'Pierwsze wiosenne' },
		search: { path: '/szukaj?q=sukienka', shows: /Sukienka/ },
		category: { path: '/ona/sukienki', shows: 'Sukienka lniana Jagna' },
		tag: { path: '/nowosc', shows: 'Nowość' },
		'simple-product': { path: SOCKS, shows: 'Dodaj do koszyka' },
		'configurable-product': { path: GARMENT, shows: 'Dodaj do koszyka' },
		compare: { shows: 'Wyczyść porównanie' },
		wishlist: { shows: 'Bluza rozpinana Bieg' },
		'shared-wishlist': { path: `/lista-zyczen/${SHARED}`, shows: 'Bluza rozpinana Bieg' },
		'review-products': { path: '/ocen-produkty', shows: 'Twoja opinia' },
		'cms-page': { path: '/o-nas', shows: /Brzask/ },
		showrooms: { at: TUESDAY },
		showroom: { path: '/salony/lodz-piotrkowska', at: TUESDAY },
		'payment-confirmation-page': { path: orderPath, shows: /Zamówienie nr/ },
		// Its owner sees it by any link.
		order: { path: `/zamowienie/${orderPath.split('/').at(-1)}/zgubiony-odnosnik`, shows: /Zamówienie nr/ },
		'create-password': { path: '/create-password#email=a@example.pl&token=t', shows: 'Zapisz hasło' },
		login: { isForGuests: true },
		register: { isForGuests: true },
		account: { shows: /Święch/ },
		'account-agreements': { shows: 'Wyloguj się' },
		'account-notifications': { shows: 'Wyloguj się' },
		'account-reviews': { shows: 'Wyloguj się' },
		'account-password': { shows: 'Zapisz hasło' },
		'account-addresses': { shows: 'Dodaj adres' },
		'account-new-address': { path: '/account/addresses/edit', shows: 'Wyloguj się' },
		'account-loyalty': { shows: /punkt/ },
		'account-orders': { shows: /^Nr / },
		'account-order': { path: `/account/orders/${orderPath.split('/').at(-1)}`, shows: /Zamówienie nr/ },
	};
}

/** An address of a route, the pattern itself where it needs no parameter; `orderPath` leads to the confirmation of an order. */
export function screenOf(name: RouteName, orderPath: string): Screen {
	return { path: PATHS[name], ...particulars(orderPath)[name] };
}

/** What is there when a screen is whole. */
export function sightOf(page: Page, { shows }: Pick<Screen, 'shows'>): Locator {
	const main = page.getByRole('main');
	const sights = shows ? main.getByText(shows) : main.getByRole('heading', { level: 1 });
	return sights.filter({ visible: true }).first();
}

async function openProduct(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await alive(page);
}

/** Confirms the account's address, as its owner does with the first mail. */
async function confirmEmail(page: Page, email: string): Promise<void> {
	const { text } = await mailTo(email, /^Witamy/);
	await page.goto(/https?:\S+/.exec(text)?.[0] ?? '');
	const confirm = page.getByRole('button', { name: 'Tak, potwierdzam adres' });
	await confirm.click();
	await expect(confirm).toHaveCount(0);
}

/**
 * Gives a shopper an account with an order, and something in the cart, on the wish list and in the comparison.
 * @returns where the order is confirmed
 */
export async function prepareShopper(page: Page): Promise<string> {
	await openProduct(page, GARMENT);
	await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toBeVisible();
	await page.getByRole('button', { name: 'Dodaj do listy życzeń' }).click();
	await expect(page.getByRole('button', { name: 'Na liście życzeń' })).toBeVisible();
	await openProduct(page, SOCKS);
	await addToCart(page);
	await page.goto('/cart');
	const person = newPerson();
	await fillCheckout(page, person);
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	const order = new URL(page.url()).pathname;
	await confirmEmail(page, person.email);
	await openProduct(page, SOCKS);
	await addToCart(page);
	return order;
}
