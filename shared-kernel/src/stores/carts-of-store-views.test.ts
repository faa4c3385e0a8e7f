import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDevice } from '../device/storage/area.fake.ts';
import type { LocalArea } from '../device/storage/area.ts';
import { storedName, useDatabase } from '../device/storage/database.ts';
import { testCandidate } from '../domain/cart.fixture.ts';
import { mergeCarts } from '../domain/merge-carts.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';
import { createCartStore } from './cart.ts';
import { OPERATIONS_KEY } from './cart-keys.ts';
import { keepCart } from './keep-cart.ts';

const VIEWS = ['pl', 'de'] as const;
type View = (typeof VIEWS)[number];
const SIGNED = { extension_attributes: { custom_options: [{ option_id: '1', option_value: 'AB' }] } };

/** A product as a store view names and prices it; `C` is made to measure. */
function productIn(view: View, sku: string) {
	const own = { name: `${sku} (${view})`, price: view === 'pl' ? 1000 : 250, href: `/${view}/${sku}` };
	return testCandidate(sku, sku === 'C' ? { ...own, productOption: SIGNED } : own);
}

/** A device with tabs of two store views, one Polish and one German. */
function deviceOfTwoViews() {
	const device = fakeDevice();
	let writes = 0;
	let time = 1;
	function openTab(view: View) {
		useDatabase({ storeCode: view, appendStoreCode: view !== 'pl' });
		const opened = device.open();
		const area: LocalArea = {
			...opened,
			write: (name, text) => {
				writes += 1;
				opened.write(name, text);
			},
		};
		const cart = createCartStore({
			area,
			now: () => {
				time += 1;
				return time;
			},
		});
		cart.start(keepCart);
		return { view, area: opened, cart };
	}
	return {
		openTab,
		writes: () => writes,
		stored: (name: string) => device.open().read(name) ?? '',
		/** Until no tab has news of another; a device on which that never ends has tabs that write against each other. */
		async settle(tabs: readonly { area: LocalArea }[]) {
			await untilStored();
			for (let round = 0; tabs.some(({ area }) => device.deliver(area)); round += 1) {
				if (round > 500) throw new Error('The tabs tell each other news for ever');
				await untilStored();
			}
		},
	};
}

type Tab = ReturnType<ReturnType<typeof deviceOfTwoViews>['openTab']>;
const told = ({ cart }: Tab) =>
	cart.$cart
		.get()
		.lines.map(({ name, qty }) => `${name} ${qty}`)
		.join(', ');
const waiting = ({ cart }: Tab) => cart.$cart.get().bare.map(({ sku, ops }) => `${sku} ${Object.values(ops.adds)}`);
/** What the cart's engine does with a line that the store view does not know. */
function load({ view, cart }: Tab) {
	const { bare } = cart.$cart.get();
	for (const { sku } of bare) {
		cart.changeCart((now, id) => {
			const loaded = { ...productIn(view, sku), qty: 0, place: id, at: id, checksum: '', info: {} };
			const line = now.bare.find((candidate) => candidate.sku === sku);
			return line ? mergeCarts(now, { ...now, lines: [{ ...loaded, ops: line.ops }], bare: [] }) : now;
		});
	}
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	useDatabase({ storeCode: 'pl', appendStoreCode: false });
	vi.unstubAllGlobals();
});

describe('a cart of two store views', () => {
	it('has the same pieces in both, each with its own names and prices (11.19)', async () => {
		const device = deviceOfTwoViews();
		const polish = device.openTab('pl');
		polish.cart.addToCart(productIn('pl', 'A'), 2);
		polish.cart.addToCart(productIn('pl', 'C'), 1);
		await device.settle([polish]);
		const german = device.openTab('de');
		expect([told(german), waiting(german)]).toEqual(['', ['A 2', 'C 1']]);
		load(german);
		await device.settle([polish, german]);
		expect([told(polish), told(german)]).toEqual(['A (pl) 2, C (pl) 1', 'A (de) 2, C (de) 1']);
		german.cart.addToCart(productIn('de', 'A'), 1);
		await device.settle([polish, german]);
		expect([told(polish), told(german)]).toEqual(['A (pl) 3, C (pl) 1', 'A (de) 3, C (de) 1']);
		expect(polish.cart.$cartSubtotal.get()).toBe(4000);
		expect(german.cart.$cartSubtotal.get()).toBe(1000);
	});

	it('shares no name, price or address', async () => {
		const device = deviceOfTwoViews();
		const polish = device.openTab('pl');
		polish.cart.addToCart(productIn('pl', 'A'), 1);
		polish.cart.addToCart(productIn('pl', 'C'), 1);
		await device.settle([polish]);
		const shared = device.stored(storedName(OPERATIONS_KEY));
		expect(shared).toContain('"sku":"A"');
		for (const word of ['(pl)', '1000', '/pl/']) expect(shared).not.toContain(word);
	});

	it('is forgotten in both by a logout', async () => {
		const device = deviceOfTwoViews();
		const polish = device.openTab('pl');
		const german = device.openTab('de');
		polish.cart.addToCart(productIn('pl', 'A'), 1);
		await device.settle([polish, german]);
		load(german);
		await device.settle([polish, german]);
		german.cart.forgetCart();
		await device.settle([polish, german]);
		expect([told(polish), told(german), told(device.openTab('pl'))]).toEqual(['', '', '']);
	});

	it('begins as what an earlier release has left in one of them', async () => {
		const device = deviceOfTwoViews();
		const polish = device.openTab('pl');
		polish.cart.addToCart(productIn('pl', 'A'), 2);
		await device.settle([polish]);
		polish.area.remove('shop/shared-cart/operations');
		const again = device.openTab('pl');
		expect(told(again)).toBe('A (pl) 2');
		expect(waiting(device.openTab('de'))).toEqual(['A 2']);
	});

	it('has what an earlier release has left in a store view that has not been opened since a login in another', async () => {
		const device = deviceOfTwoViews();
		const polish = device.openTab('pl');
		polish.cart.addToCart(productIn('pl', 'A'), 1);
		polish.cart.setServerCart('of the account', 7);
		polish.cart.changeCart((cart, id) => ({ ...cart, since: id }));
		await device.settle([polish]);
		const alone = deviceOfTwoViews();
		alone.openTab('de').cart.addToCart(productIn('de', 'B'), 2);
		await alone.settle([]);
		const left = alone.stored('de-shop/cart/current-cart').replace('"version":4', '"version":3');
		polish.area.write('de-shop/cart/current-cart', left);
		const german = device.openTab('de');
		await device.settle([polish, german]);
		expect(told(german)).toBe('B (de) 2');
		expect(waiting(polish)).toEqual(['B 2']);
		expect(german.cart.$cart.get()).toMatchObject({ serverToken: 'of the account', owner: 7 });
		expect(device.stored('de-shop/cart/current-cart')).toContain('"version":4');
	});

	it('survives damage to what all store views share', async () => {
		const device = deviceOfTwoViews();
		const german = device.openTab('de');
		german.cart.addToCart(productIn('de', 'A'), 2);
		await device.settle([german]);
		german.area.write('shop/shared-cart/operations', '{"lines":');
		const again = device.openTab('de');
		again.cart.addToCart(productIn('de', 'A'), 1);
		await device.settle([german, again]);
		expect(told(device.openTab('de'))).toBe('A (de) 3');
		expect(JSON.parse(device.stored('shop/shared-cart/operations'))).toMatchObject({ version: 4 });
	});

	it('comes to the same pieces in every tab, and to rest, whatever the tabs do in whatever order (11.19, 21.13)', async () => {
		const steps = fc.array(
			fc.record({
				tab: fc.nat(3),
				what: fc.constantFrom('add', 'set', 'load', 'hear', 'note'),
				sku: fc.constantFrom('A', 'B', 'C'),
				qty: fc.integer({ min: 0, max: 3 }),
			}),
			{ maxLength: 25 },
		);
		const run = async (history: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) => {
			const device = deviceOfTwoViews();
			const tabs = [device.openTab('pl'), device.openTab('de'), device.openTab('pl'), device.openTab('de')];
			for (const { tab: index, what, sku, qty } of history) {
				const tab = tabs[index];
				if (!tab) continue;
				const { cart, view } = tab;
				const line = cart.$cart.get().lines.find((candidate) => candidate.sku === sku);
				if (what === 'add') cart.addToCart(productIn(view, sku), qty + 1);
				if (what === 'set' && line) cart.setLineQuantity(line, qty);
				if (what === 'note' && line) cart.noteLine(line, { newPrice: qty });
				if (what === 'load') load(tab);
				if (what === 'hear') await device.settle([tab]);
				else await untilStored();
			}
			await device.settle(tabs);
			for (const tab of tabs) load(tab);
			await device.settle(tabs);
			const before = device.writes();
			for (const tab of tabs) tab.cart.latestCart();
			await device.settle(tabs);
			expect(device.writes()).toBe(before);
			const pieces = tabs.map(({ cart }) =>
				cart.$cart
					.get()
					.lines.map(({ sku, qty }) => `${sku} ${qty}`)
					.sort(),
			);
			for (const other of pieces) expect(other).toEqual(pieces[0]);
			for (const { cart, view } of tabs) {
				for (const { name } of cart.$cart.get().lines) expect(name).toContain(`(${view})`);
			}
		};
		await fc.assert(fc.asyncProperty(steps, run), { numRuns: 60 });
	});
});
