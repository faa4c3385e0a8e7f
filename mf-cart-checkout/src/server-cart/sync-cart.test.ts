import { cartUpdate } from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import { addTo, NO_OPS, opId } from '@pasaz/kernel/domain/line-ops';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $notifications } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHIRT, SHIRT_DOCUMENT, SOCKS, SOCKS_DOCUMENT } from '../checkout.fixture.ts';
import { fakeCommerce } from '../commerce.fake.ts';
import { fakeCartDevice } from './device.fake.ts';

const HANNA = { token: 'hanna', userId: 7 };

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe.each([
	['a back end that keeps operations', true],
	['a back end that knows single items only (13.23)', false],
])('syncCart with %s', (_, keepsOperations) => {
	function open() {
		const commerce = fakeCommerce();
		commerce.shop.keepsOperations = keepsOperations;
		const device = fakeCartDevice(commerce);
		const { cart, sync } = device.tab();
		const serverCart = () =>
			commerce.carts.get(cart.$cart.get().serverToken ?? '')?.map(({ sku, qty }) => `${sku} ${qty}`);
		return { ...commerce, device, cart, sync, serverCart };
	}

	it("makes the server's cart like this device's (11.4, 13.2, 13.16)", async () => {
		const { cart, sync, serverCart } = open();
		cart.addToCart(SHIRT, 2);
		cart.addToCart(SOCKS, 1);
		await sync();
		expect(serverCart()).toEqual(['SWIT-M 2', 'MGLA 1']);
	});

	it('changes and removes on the server what was changed and removed here', async () => {
		const { device, cart, sync, serverCart } = open();
		cart.addToCart(SHIRT, 2);
		cart.addToCart(SOCKS, 1);
		await sync();
		const [shirt, socks] = device.lines();
		if (shirt && socks) {
			cart.setLineQuantity(shirt, 3);
			cart.setLineQuantity(socks, 0);
		}
		await sync();
		expect(serverCart()).toEqual(['SWIT-M 3']);
	});

	it('empties the server’s cart with the last line', async () => {
		const { device, cart, sync, serverCart } = open();
		cart.addToCart(SHIRT, 2);
		await sync();
		const [shirt] = device.lines();
		if (shirt) cart.setLineQuantity(shirt, 0);
		await sync();
		expect(serverCart()).toEqual([]);
	});

	it('gives lines the ids and quantities that the server agreed to (13.11)', async () => {
		const { device, cart, sync } = open();
		cart.addToCart(SHIRT, 2);
		await sync();
		expect(device.lines()[0]).toMatchObject({
			serverItemId: 1,
			serverCartId: cart.$cart.get().serverToken,
			prevQty: 2,
		});
	});

	it('tells of a quantity that was set and agreed to, and of no other change (13.11)', async () => {
		const { device, cart, shop, sync } = open();
		const onSet = vi.fn();
		const change = async (qty: number) => {
			const [shirt] = device.lines();
			if (shirt) cart.setLineQuantity(shirt, qty);
			await sync(false, onSet);
		};
		cart.addToCart(SHIRT, 2);
		await sync(false, onSet);
		cart.addToCart(SHIRT, 1);
		await sync(false, onSet);
		expect(onSet).not.toHaveBeenCalled();
		await change(4);
		expect(onSet).toHaveBeenCalledOnce();
		await sync(false, onSet);
		shop.prices = {};
		await change(5);
		expect(onSet).toHaveBeenCalledOnce();
	});

	it('opens a new cart when the server has lost the old one', async () => {
		const { cart, sync, serverCart } = open();
		cart.addToCart(SHIRT, 2);
		cart.setServerCart('lost', null);
		await sync();
		expect(serverCart()).toEqual(['SWIT-M 2']);
	});

	it('removes a line that the shop does not sell any more, and says so', async () => {
		const { device, cart, sync } = open();
		cart.addToCart(SHIRT, 1);
		cart.addToCart({ ...SOCKS, sku: 'ZNIKA', id: 99, name: 'Czapka' }, 1);
		await sync();
		expect(device.told()).toBe('SWIT-M 1');
		expect($notifications.get().at(-1)?.message).toContain('Czapka');
	});

	it('forces its own state after it was offline where no operations are kept, and loses nothing where they are (13.17, 13.23)', async () => {
		const { carts, device, cart, caller, sync, serverCart } = open();
		cart.addToCart(SHIRT, 1);
		await sync();
		const cartId = cart.$cart.get().serverToken ?? '';
		const cartItem = { sku: 'MGLA', qty: 2, quoteId: cartId };
		await caller.api.call(cartUpdate, { query: { cartId }, body: { cartItem } });
		expect(carts.get(cartId)).toHaveLength(2);
		await device.tab().sync(true);
		expect(serverCart()).toEqual(keepsOperations ? ['SWIT-M 1', 'MGLA 2'] : ['SWIT-M 1']);
	});

	it('says that the cart is full, where that is why', async () => {
		const { cart, shop, sync } = open();
		cart.addToCart({ ...SOCKS, sku: 'CZAPKA', id: 99, name: 'Czapka' }, 1);
		const refused = [{ sku: 'CZAPKA', code: 'cart-full' }];
		shop.disturb = (path) => {
			if (path === '/api/cart/update') return { code: 422, result: { errorMessage: '', errorCode: 'cart-full' } };
			if (path !== '/api/cart/sync' || !keepsOperations) return;
			return { code: 200, result: { items: [], removed: [], refused } };
		};
		await sync();
		expect($notifications.get().at(-1)?.message).toMatch(/Koszyk jest pełny.*Czapka/);
	});

	it('takes over the shopper’s tiers, by which the device reckons until the next sync (5.11)', async () => {
		const { device, cart, shop, sync } = open();
		shop.tiers = { MGLA: [{ customer_group_id: 32_000, qty: 3, value: 49.99 }] };
		cart.addToCart(SOCKS, 2);
		await sync();
		expect(cart.$cartSubtotal.get()).toBe(2 * 59_99);
		const [line] = device.lines();
		if (line) cart.setLineQuantity(line, 3);
		expect(cart.$cartSubtotal.get()).toBe(3 * 49_99);
		await sync();
		expect(cart.$cartSubtotal.get()).toBe(3 * 49_99);
		expect(device.lines()[0]?.newPrice).toBeUndefined();
		shop.tiers = {};
		cart.addToCart(SOCKS, 1);
		await sync();
		expect(cart.$cartSubtotal.get()).toBe(4 * 59_99);
	});

	it('takes over whether a line is shipped (15.42)', async () => {
		const { device, cart, shop, sync } = open();
		shop.isVirtual = true;
		cart.addToCart(SHIRT, 1);
		await sync();
		expect(device.lines()[0]?.isVirtual).toBe(true);
	});

	it('leaves the cart alone when the server is broken (13.4)', async () => {
		const { device, cart, shop, sync } = open();
		cart.addToCart(SHIRT, 1);
		shop.disturb = (path) => (/sync|update/.test(path) ? { code: 500, result: 'Oops' } : undefined);
		await expect(sync()).rejects.toThrow('Oops');
		expect(device.told()).toBe('SWIT-M 1');
	});

	it('goes on as a guest, once, when the session is over (13.3)', async () => {
		const { device, cart, called, shop, sync, serverCart } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 1);
		let refusals = 0;
		shop.disturb = (path) => {
			if (path !== '/api/cart/create' || refusals > 0) return;
			refusals += 1;
			return { code: 401, result: 'session-over' };
		};
		await sync();
		expect(serverCart()).toEqual(['SWIT-M 1']);
		expect(called('/api/cart/create')).toBe(2);
	});

	it('leaves a session that began while the one before was refused (13.3)', async () => {
		const { device, cart, called, shop, sync } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 1);
		shop.disturb = (path) => {
			if (path !== '/api/cart/create' || called(path) > 1) return;
			void device.logIn({ token: 'piotr', userId: 8 });
			return { code: 401, result: 'session-over' };
		};
		await sync();
		expect(cart.$cart.get().owner).toBe(8);
	});

	it('does not ask for ever when guests are refused, too (13.3)', async () => {
		const { device, called, shop, sync } = open();
		await device.logIn(HANNA);
		shop.disturb = () => ({ code: 401, result: 'no' });
		await expect(sync()).rejects.toThrow('no');
		expect(called('/api/cart/create')).toBe(2);
	});

	it("brings an account's cart to a fresh device, with names and prices (13.25)", async () => {
		const { device, cart, sync, ...commerce } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 2);
		cart.addToCart(SOCKS, 1);
		await sync();
		const fresh = fakeCartDevice(commerce);
		await fresh.logIn(HANNA);
		await fresh.tab().sync();
		expect(fresh.lines()).toEqual([
			expect.objectContaining({ sku: 'SWIT-M', name: 'Koszula Świt', qty: 2, price: 24900, options: SHIRT.options }),
			expect.objectContaining({ sku: 'MGLA', name: 'Skarpety Mgła', qty: 1, price: 5999 }),
		]);
	});

	it('brings the other lines where the document of a product is damaged (13.25)', async () => {
		const { device, cart, sync, ...commerce } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 2);
		cart.addToCart(SOCKS, 1);
		await sync();
		const hits = [SHIRT_DOCUMENT, { ...SOCKS_DOCUMENT, name: null }];
		const found = { code: 200, result: null, hits, total: hits.length };
		commerce.shop.disturb = (path) => (path === '/api/catalog/search' ? found : undefined);
		const fresh = fakeCartDevice(commerce);
		await fresh.logIn(HANNA);
		await fresh.tab().sync();
		expect(fresh.told()).toBe('SWIT-M 2');
	});

	it("adds a guest's pieces to those of the account at login (13.14, 13.25)", async () => {
		const { device, cart, sync, serverCart, ...commerce } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 2);
		await sync();
		const other = fakeCartDevice(commerce);
		other.tab().cart.addToCart(SHIRT, 1);
		other.tab().cart.addToCart(SOCKS, 1);
		await other.tab().sync();
		await other.logIn(HANNA);
		await other.tab().sync();
		await other.tab().sync();
		expect(other.told()).toBe('SWIT-M 3, MGLA 1');
		expect(serverCart()).toEqual(['SWIT-M 3', 'MGLA 1']);
	});

	it.each(['create', 'sync'])(
		'leaves the account’s cart alone when the shopper logs out during the call of cart/%s (13.26)',
		async (call) => {
			const { device, cart, called, carts, shop, sync } = open();
			await device.logIn(HANNA);
			shop.disturb = (path) => void (path === `/api/cart/${call}` && called(path) === 1 && device.logOut());
			await sync();
			expect(String(cart.$cart.get().serverToken)).not.toContain('hanna');
			expect(called('/api/cart/sync')).toBe(1);
			expect([...carts.values()].flat()).toEqual([]);
		},
	);

	it('forgets the account’s cart when the shopper logs out while its products are loaded (13.26)', async () => {
		const { device, cart, sync, ...commerce } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 2);
		await sync();
		const fresh = fakeCartDevice(commerce);
		await fresh.logIn(HANNA);
		const { called, shop } = commerce;
		const before = called('/api/catalog/search');
		shop.disturb = (path) => void (path === '/api/catalog/search' && called(path) === before + 1 && fresh.logOut());
		await fresh.tab().sync();
		expect(called('/api/catalog/search')).toBeGreaterThan(before);
		expect(fresh.told()).toBe('');
		expect(fresh.tab().cart.$cart.get().bare).toEqual([]);
	});

	it('adds a guest’s pieces once, also where the login’s sync fails half way (11.16, 13.14)', async () => {
		const { device, cart, sync, serverCart, shop, ...commerce } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 1);
		cart.addToCart(SOCKS, 1);
		await sync();
		const other = fakeCartDevice({ ...commerce, shop });
		other.tab().cart.addToCart(SHIRT, 1);
		other.tab().cart.addToCart(SOCKS, 1);
		await other.logIn(HANNA);
		let calls = 0;
		shop.disturb = (path) => {
			if (!/sync|update/.test(path)) return;
			calls += 1;
			return calls === 2 ? 'lost' : undefined;
		};
		await expect(other.tab().sync()).rejects.toThrow();
		shop.disturb = () => undefined;
		await other.tab().sync();
		expect(other.told()).toBe('SWIT-M 2, MGLA 2');
		expect(serverCart()).toEqual(['SWIT-M 2', 'MGLA 2']);
	});

	it('is in the account again after logging out and in (13.26)', async () => {
		const { device, cart, sync } = open();
		await device.logIn(HANNA);
		cart.addToCart(SHIRT, 2);
		await sync();
		await device.logOut();
		expect(device.told()).toBe('');
		await device.logIn(HANNA);
		await sync();
		expect(device.told()).toBe('SWIT-M 2');
	});
});

describe('a guest who logs in while nobody knows what became of an order', () => {
	async function openOrdered() {
		const commerce = fakeCommerce();
		const device = fakeCartDevice(commerce);
		const { cart, sync } = device.tab();
		cart.addToCart(SHIRT, 2);
		cart.addToCart(SOCKS, 1);
		await sync();
		const order = opId(Date.now() + 10_000, 'order');
		const cartId = cart.$cart.get().serverToken ?? '';
		const lines = [{ sku: 'SWIT-M', ops: addTo(NO_OPS, -2, order) }];
		await commerce.caller.api.call(cartSync, { query: { cartId }, body: { lines } });
		return { ...commerce, cart, cartId, device, order, sync };
	}

	it('does not take what was ordered into the account’s cart, which knows of the order (13.25, 15.45)', async () => {
		const { cart, device, order, sync } = await openOrdered();
		await device.logIn(HANNA);
		await sync();
		expect(device.told()).toBe('MGLA 1');
		expect(cart.$cart.get().bare).toMatchObject([{ sku: 'SWIT-M', ops: { adds: { [order]: 0 } } }]);
	});

	it('keeps all of it where the server has no such cart any more', async () => {
		const { carts, cartId, device, sync } = await openOrdered();
		carts.delete(cartId);
		await device.logIn(HANNA);
		await sync();
		expect(device.told()).toBe('SWIT-M 2, MGLA 1');
	});
});

describe('a back end that knows single items only (13.23)', () => {
	it('gives nothing of the account to the guest who logs out while its items are asked for (13.26)', async () => {
		const commerce = fakeCommerce();
		commerce.shop.keepsOperations = false;
		const device = fakeCartDevice(commerce);
		await device.logIn(HANNA);
		device.tab().cart.addToCart(SHIRT, 2);
		await device.tab().sync();
		const { cart, sync } = device.tab();
		const before = commerce.called('/api/cart/pull');
		commerce.shop.disturb = (path) =>
			void (path === '/api/cart/pull' && commerce.called(path) === before + 1 && device.logOut());
		await sync();
		expect(device.told()).toBe('');
		expect(cart.$cart.get().bare).toEqual([]);
	});
});

describe('carts of one account on two devices, with a back end that keeps operations', () => {
	async function open() {
		const commerce = fakeCommerce();
		const phone = fakeCartDevice(commerce);
		const laptop = fakeCartDevice(commerce);
		await phone.logIn(HANNA);
		await laptop.logIn(HANNA);
		const settle = async () => {
			for (const { sync } of [phone.tab(), laptop.tab(), phone.tab()]) await sync();
		};
		return { ...commerce, phone, laptop, settle };
	}

	it('adds what both have put in', async () => {
		const { phone, laptop, settle } = await open();
		phone.tab().cart.addToCart(SHIRT, 1);
		laptop.tab().cart.addToCart(SHIRT, 1);
		laptop.tab().cart.addToCart(SOCKS, 1);
		await settle();
		expect([phone.told(), laptop.told()]).toEqual(['SWIT-M 2, MGLA 1', 'SWIT-M 2, MGLA 1']);
	});

	it('keeps removed what one has removed (11.16, 13.20)', async () => {
		const { phone, laptop, settle } = await open();
		phone.tab().cart.addToCart(SHIRT, 1);
		await settle();
		const [shirt] = laptop.lines();
		if (shirt) laptop.tab().cart.setLineQuantity(shirt, 0);
		await laptop.tab().sync();
		phone.reload();
		await settle();
		expect([phone.told(), laptop.told()]).toEqual(['', '']);
	});

	it('doubles nothing when an answer is lost, the page is loaded again, or the session ends and starts again (11.16, 13.26)', async () => {
		const { phone, laptop, settle, shop } = await open();
		phone.tab().cart.addToCart(SHIRT, 2);
		shop.disturb = (path) => (path === '/api/cart/sync' ? 'lost' : undefined);
		await expect(phone.tab().sync()).rejects.toThrow();
		shop.disturb = () => undefined;
		await untilStored();
		phone.reload();
		await settle();
		await phone.expire();
		await phone.tab().sync();
		await phone.logIn(HANNA);
		await settle();
		expect([phone.told(), laptop.told()]).toEqual(['SWIT-M 2', 'SWIT-M 2']);
	});

	it('sends many changes in one call, and none when nothing has changed', async () => {
		const { phone, settle, called } = await open();
		for (let tap = 0; tap < 8; tap += 1) phone.tab().cart.addToCart(SHIRT, 1);
		phone.tab().cart.addToCart(SOCKS, 1);
		await settle();
		expect(called('/api/cart/update')).toBe(0);
		expect(phone.told()).toBe('SWIT-M 8, MGLA 1');
	});
});
