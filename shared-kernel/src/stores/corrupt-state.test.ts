import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sized } from '../../../scripts/for-tests/faults.ts';
import { fakeDevice } from '../device/storage/area.fake.ts';
import { testCandidate, testCart, testLine } from '../domain/cart.fixture.ts';
import { opId, setTo } from '../domain/line-ops.ts';
import { storedOf } from '../domain/stored-cart.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';
import { createCartStore } from './cart.ts';
import { keepCart } from './keep-cart.ts';
import { keepUser } from './keep-user.ts';
import { keptOrders } from './kept-orders.ts';
import { profileBefore } from './kept-profile.ts';
import { createUserStore } from './user.ts';

const RUNS = sized(100, 1000);
const CART = 'shop/cart/current-cart';
const USER = 'shop/user/current-user';
const SESSION = JSON.stringify({ session: 'login', refreshToken: null, current: null });
const HUGE = 'x'.repeat(5_000_000);
const REMOVED = { sku: 'D', ops: setTo(0, opId(2, 'test')) };
const GOOD = storedOf({ ...testCart(testLine('A'), testLine('B')), bare: [REMOVED] });

vi.stubGlobal('document', {});
afterEach(() => vi.unstubAllGlobals());

async function restart(stored: Record<string, string>) {
	vi.stubGlobal('document', {});
	const device = fakeDevice(stored);
	const area = device.open();
	const cart = createCartStore({ area });
	const user = createUserStore({ area });
	cart.start(keepCart);
	user.start(keepUser);
	cart.addToCart(testCandidate('C'), 1);
	await untilStored();
	const next = createCartStore({ area: device.open() });
	next.start(keepCart);
	return { skus: next.$cart.get().lines.map(({ sku }) => sku), cart: next.$cart.get(), user: user.$user.get() };
}

/** A cart with one of its values, wherever it stands, replaced. */
function damaged(path: string[], value: unknown) {
	const copy: unknown = structuredClone(GOOD);
	let at: unknown = copy;
	for (const key of path.slice(0, -1)) at = Object(at)[key];
	Object(at)[path.at(-1) ?? ''] = value;
	return JSON.stringify(copy);
}

const fields = Object.keys(GOOD).map((key) => [key]);
const lineFields = Object.keys(testLine('A')).map((key) => ['lines', '0', key]);
const bareFields = Object.keys(REMOVED).map((key) => ['bare', '0', key]);

describe('a damaged stored value (21.9)', () => {
	it('is survived by the shop, whatever it is', async () => {
		const texts = fc.oneof(
			fc.string(),
			fc.json(),
			fc.constantFrom('{"lines":[', 'null', '{"__proto__":{"x":1}}', HUGE),
		);
		const run = async (cartText: string, userText: string) => {
			expect((await restart({ [CART]: cartText, [USER]: userText })).skus).toContain('C');
		};
		await fc.assert(fc.asyncProperty(texts, texts, run), { numRuns: RUNS });
	});

	it('leaves the other keys alone', async () => {
		const { user } = await restart({ [CART]: '{"lines":[', [USER]: SESSION });
		expect(user.session).toBe('login');
	});

	it.each<[string, () => unknown, unknown]>([
		['orders-history', keptOrders, []],
		['profile-before', profileBefore, undefined],
	])('of user/%s goes from the device', (key, read, nothing) => {
		for (const text of ['{"half', '7', '{"id":"none"}']) {
			const { items } = fakeBrowser({ [`shop/user/${key}`]: text });
			expect(read()).toEqual(nothing);
			expect([...items]).toEqual([]);
		}
	});

	it('in one field leaves every whole line in the cart', async () => {
		const paths = fc
			.constantFrom(...fields, ...lineFields, ...bareFields)
			.filter(([key, ...rest]) => key !== 'lines' || rest.length > 0);
		const run = async (path: string[], value: unknown) => {
			const { skus } = await restart({ [CART]: damaged(path, value), [USER]: SESSION });
			expect(skus).toEqual(expect.arrayContaining(['B', 'C']));
		};
		await fc.assert(fc.asyncProperty(paths, fc.jsonValue(), run), { numRuns: RUNS });
	});

	it('cannot win against later changes by a stamp of the far future', async () => {
		const never = 'zzzzzzzzz-zzzzzzzz';
		const bare = [{ sku: 'C', ops: { set: { id: never, qty: 0 }, adds: {} } }];
		const damage = { ...GOOD, bare, restAt: never, since: never };
		const { skus } = await restart({ [CART]: JSON.stringify(damage), [USER]: SESSION });
		expect(skus).toEqual(['A', 'B', 'C']);
	});

	it('reaches no prototype', async () => {
		const text = JSON.stringify(GOOD).replaceAll('"errors":{}', '"errors":{"__proto__":"x","constructor":"y"}');
		const { cart } = await restart({ [CART]: text, [USER]: SESSION });
		expect(Object.getPrototypeOf(cart.lines[0]?.errors)).toBe(Object.prototype);
		expect({}).not.toHaveProperty('x');
	});
});
