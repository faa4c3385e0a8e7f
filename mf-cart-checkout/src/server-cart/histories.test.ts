import { cartShippingInformation, type ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { subtotal } from '@pasaz/kernel/domain/cart';
import { testCandidate } from '@pasaz/kernel/domain/cart.fixture';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sized } from '../../../scripts/for-tests/faults.ts';
import { replaceLine } from '../cart/replace-line.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { fakeCartDevice } from './device.fake.ts';

const RUNS = sized(100, 10_000);
const TIME = 20_000 + RUNS * 100;
const HANNA = { token: 'hanna', userId: 7 };
const SKUS = ['A', 'B', 'C'];
/** Lines by their names: the same product with initials is another line. */
const LINES = [...SKUS, 'C signed'];
const SIGNED = { extension_attributes: { custom_options: [{ option_id: '1', option_value: 'AB' }] } };

function candidateOf(name: string) {
	const [sku = '', signed] = name.split(' ');
	return testCandidate(sku, signed ? { productOption: SIGNED } : {});
}

function nameOf({ sku, productOption }: Pick<CartCandidate, 'sku' | 'productOption'>) {
	return productOption ? `${sku} signed` : sku;
}

const places = { device: fc.nat(1), tab: fc.nat(1) };
const acts = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constant('add' as const),
			...places,
			name: fc.constantFrom(...LINES),
			qty: fc.integer({ min: 1, max: 3 }),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			do: fc.constant('set' as const),
			...places,
			name: fc.constantFrom(...LINES),
			qty: fc.integer({ min: 0, max: 4 }),
		}),
	},
	{
		weight: 1,
		// to the other choice of the product, where it has one
		arbitrary: fc.record({
			do: fc.constant('change' as const),
			...places,
			name: fc.constantFrom('C', 'C signed'),
			qty: fc.constant(0),
		}),
	},
);
const events = fc.record({
	do: fc.constantFrom('sync', 'sync', 'lose', 'fail', 'reload', 'hear', 'log in', 'log out', 'expire'),
	...places,
});
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;
type Event = typeof events extends fc.Arbitrary<infer One> ? One : never;

/** Of a line of the device or the server. */
function nameIn(line: CartLine | ServerCartItem) {
	return nameOf('product_option' in line ? { sku: line.sku, productOption: line.product_option } : line);
}

function otherOf(name: string) {
	return name === 'C' ? 'C signed' : 'C';
}

/** Two devices of one shopper with two tabs each, at a back end that may lose what it answers. */
function world() {
	const commerce = fakeCommerce();
	for (const sku of SKUS) commerce.shop.prices[sku] = 1000;
	const devices = [fakeCartDevice(commerce, { tabs: 2 }), fakeCartDevice(commerce, { tabs: 2 })] as const;
	const deviceAt = (index: number) => (index === 0 ? devices[0] : devices[1]);

	async function act({ device, tab, ...what }: Act) {
		const { cart } = deviceAt(device).tab(tab);
		const line = cart.$cart.get().lines.find((candidate) => nameOf(candidate) === what.name);
		if (what.do === 'add') cart.addToCart(candidateOf(what.name), what.qty);
		else if (line && what.do === 'set') cart.setLineQuantity(line, what.qty);
		else if (line) cart.changeCart((now, id) => replaceLine(now, line, candidateOf(otherOf(what.name)), id));
		await deviceAt(device).stored();
	}
	/** A sync whose answer is disturbed fails, as it would in the shop; the next one repeats it. */
	async function sync(device: number, tab: number, trouble?: 'lost' | 'down') {
		commerce.shop.disturb = (path) => (path === '/api/cart/sync' ? trouble : undefined);
		await deviceAt(device)
			.tab(tab)
			.sync()
			.catch((error: unknown) => {
				if (!trouble) throw error;
			});
		commerce.shop.disturb = () => undefined;
		await deviceAt(device).stored();
	}
	async function happen({ do: what, device: index, tab }: Event) {
		const device = deviceAt(index);
		if (what === 'sync') await sync(index, tab);
		if (what === 'lose') await sync(index, tab, 'lost');
		if (what === 'fail') await sync(index, tab, 'down');
		if (what === 'reload') device.reload(tab);
		if (what === 'hear') await device.hear(tab);
		if (what === 'log in') await device.logIn(HANNA, tab);
		if (what === 'expire') await device.expire(tab);
		if (what === 'log out') {
			// what the server has not heard of yet is forgotten with the rest of the shopper's data
			await device.logIn(HANNA, tab);
			await sync(index, tab);
			await device.logOut(tab);
		}
	}
	async function settle() {
		for (const device of [0, 1]) await deviceAt(device).logIn(HANNA);
		for (const device of [0, 1, 0, 1]) {
			await deviceAt(device).settle();
			await sync(device, 0);
		}
		for (const device of devices) await device.settle();
	}
	/** Every tab's cart and the server's. */
	function carts() {
		const server = commerce.carts.get(`cart-of-Bearer hanna-${commerce.number}`) ?? [];
		const all = [...devices.flatMap((device) => [device.lines(0), device.lines(1)]), server];
		return all.map((lines) => new Map(lines.map((line) => [nameIn(line), line.qty])));
	}
	/** Grosze of the account's cart, by the server and by each tab. */
	async function sums() {
		const { api } = commerce.callerOf(() => 'hanna');
		const cartId = `cart-of-Bearer hanna-${commerce.number}`;
		const body = { addressInformation: { shippingAddress: { countryId: 'PL' } } };
		const { totals } = await api.call(cartShippingInformation, { query: { cartId }, body });
		const own = devices.flatMap((device) => [device.lines(0), device.lines(1)]).map(subtotal);
		return { server: toGrosze(totals.grand_total), own };
	}
	return { act, happen, sync, settle, carts, sums, devices };
}

function sorted(cart: Map<string, number>) {
	return [...cart].sort();
}

beforeEach(() => {
	fakeBrowser();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('an account with two devices of two tabs each', () => {
	it(
		`has one cart in the end, in which nothing is lost and nothing is there twice, in ${RUNS} histories (11.16)`,
		async () => {
			const run = async (history: (Act | Event)[]) => {
				const { act, happen, settle, carts, sums } = world();
				for (const step of history) {
					if ('name' in step) await act(step);
					else await happen(step);
				}
				await settle();
				const [cart = new Map<string, number>(), ...others] = carts();
				for (const other of others) expect(sorted(other)).toEqual(sorted(cart));
				const { server, own: shown } = await sums();
				expect(shown).toEqual(shown.map(() => server));
				for (const name of LINES) {
					const own = history.flatMap((step) => ('name' in step && step.name === name ? [step] : []));
					// a changed line may be changed in two ways at once
					if (history.some((step) => step.do === 'change' && name.startsWith('C'))) continue;
					const added = own.reduce((sum, { do: what, qty }) => sum + (what === 'add' ? qty : 0), 0);
					const set = own.reduce((sum, { do: what, qty }) => sum + (what === 'set' ? qty : 0), 0);
					expect(cart.get(name) ?? 0).toBeLessThanOrEqual(added + set);
					if (own.every((step) => step.do === 'add')) expect(cart.get(name) ?? 0).toBe(added);
				}
			};
			const histories = fc.array(fc.oneof(acts, events), { maxLength: 30 });
			await fc.assert(fc.asyncProperty(histories, run), { numRuns: RUNS });
		},
		TIME,
	);

	it(
		`does what it would do on one device, if each hears of the others before its shopper acts, in ${RUNS} histories`,
		async () => {
			const run = async (history: { act: Act; trouble: Event[] }[]) => {
				const { act, happen, sync, settle, carts, devices } = world();
				const model = new Map<string, number>();
				for (const device of devices) await device.logIn(HANNA);
				for (const step of history) {
					const { device, tab, name, qty, do: what } = step.act;
					await sync(device, tab);
					await devices[device === 0 ? 0 : 1].settle();
					await act(step.act);
					const before = model.get(name) ?? 0;
					const other = otherOf(name);
					if (what === 'add') model.set(name, before + qty);
					else if (before > 0) model.set(name, qty);
					if (what === 'change' && before > 0) model.set(other, before + (model.get(other) ?? 0));
					if (model.get(name) === 0) model.delete(name);
					for (const event of step.trouble) await happen({ ...event, device, tab });
					await devices[device === 0 ? 0 : 1].logIn(HANNA, tab);
					await sync(device, tab);
				}
				await settle();
				for (const cart of carts()) expect(sorted(cart)).toEqual(sorted(model));
			};
			const trouble = fc.array(events, { maxLength: 3 });
			const histories = fc.array(fc.record({ act: acts, trouble }), { maxLength: 8 });
			await fc.assert(fc.asyncProperty(histories, run), { numRuns: RUNS });
		},
		TIME,
	);
});
