import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHIRT } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { putSetInCart } from './put-set-in-cart.ts';

const messages = () => $notifications.get().map(({ message }) => message);
const pieces = () => $cart.get().lines.map(({ sku, qty }) => `${qty} × ${sku}`);
const TROUSERS = { ...SHIRT, sku: 'SPODNIE-M', parentSku: 'SPODNIE', id: 9, name: 'Spodnie' };
const SET = [
	{ product: SHIRT, quantity: 1 },
	{ product: TROUSERS, quantity: 2 },
];

beforeEach(() => {
	fakeBrowser();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
});
afterEach(() => {
	forgetCart();
	for (const { id } of $notifications.get()) dismiss(id);
	vi.unstubAllGlobals();
});

it('puts all parts in and says so once (4.25, 12.6)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.stock = { 'SWIT-M': 5, 'SPODNIE-M': 5 };
	await putSetInCart(SET, { ...caller, toCheckout: () => undefined });
	await vi.waitFor(() => expect(messages()).toEqual(['Zestaw został dodany do koszyka']));
	expect(pieces()).toEqual(['1 × SWIT-M', '2 × SPODNIE-M']);
});

it('puts none in while the size of one is missing, and names that one (4.28)', async () => {
	const { caller } = fakeCommerce();
	const withoutSize = { ...TROUSERS, errors: { size: 'Wybierz rozmiar' } };
	await putSetInCart(
		[
			{ product: SHIRT, quantity: 1 },
			{ product: withoutSize, quantity: 1 },
		],
		{
			...caller,
			toCheckout: () => undefined,
		},
	);
	expect(messages()).toEqual(['Spodnie: Wybierz rozmiar']);
	expect(pieces()).toEqual([]);
});

it('takes out what was sold meanwhile by its name, and leaves the others (4.28)', async () => {
	const { caller, shop } = fakeCommerce();
	shop.stock = { 'SWIT-M': 5, 'SPODNIE-M': 0 };
	await putSetInCart(SET, { ...caller, toCheckout: () => undefined });
	await vi.waitFor(() =>
		expect(messages()).toEqual([
			expect.stringMatching(/^Spodnie: .*nie ma już w magazynie/),
			'Pozostałe części zestawu są w koszyku',
		]),
	);
	expect(pieces()).toEqual(['1 × SWIT-M']);
});
