import type { LocalArea } from '@pasaz/kernel/device/storage/area';
import { fakeDevice } from '@pasaz/kernel/device/storage/area.fake';
import { createCartStore } from '@pasaz/kernel/stores/cart';
import { keepCart } from '@pasaz/kernel/stores/keep-cart';
import type { fakeCommerce } from '../commerce.fake.ts';
import { createDevice } from './cart-call.ts';
import { syncCart } from './sync-cart.ts';

export interface FakeSession {
	token: string;
	userId: number;
}

/** A device with tabs that share its cart and its session, at a fake back end. */
export function fakeCartDevice(commerce: ReturnType<typeof fakeCommerce>, { tabs: count = 1 } = {}) {
	const storage = fakeDevice();
	let session: FakeSession | null = null;
	let locked = Promise.resolve<unknown>(undefined);
	const locks = {
		hold: <Result>(_: string, work: () => Promise<Result>) => {
			const turn = locked.then(work, work);
			locked = turn.catch(() => undefined);
			return turn;
		},
	};

	function openTab() {
		const area: LocalArea = storage.open();
		const cart = createCartStore({ area });
		cart.start(keepCart);
		const device = createDevice({
			cart,
			owner: () => session?.userId ?? null,
			session: () => session?.token ?? null,
			endSession: async (refused) => {
				if (session?.token === refused) session = null;
			},
			locks,
		});
		const shop = commerce.callerOf(() => session?.token);
		const sync = (forceClientState = false, onSet?: () => void) =>
			syncCart({ shop, signal: new AbortController().signal, device, forceClientState, onSet });
		return { area, cart, sync };
	}
	/** Carts are stored at the end of the task that changed them. */
	const stored = () => new Promise((resolve) => setImmediate(resolve));
	const tabs = Array.from({ length: count }, openTab);
	const tab = (index = 0) => {
		const found = tabs[index % count];
		if (!found) throw new Error('There is no such tab');
		return found;
	};
	return {
		tab,
		lines: (index = 0) => tab(index).cart.$cart.get().lines,
		/** The cart as a shopper would read it out. */
		told: (index = 0) =>
			tab(index)
				.cart.$cart.get()
				.lines.map(({ sku, qty }) => `${sku} ${qty}`)
				.join(', '),
		async logIn(next: FakeSession, index = 0) {
			session = next;
			tab(index).cart.leaveServerCart();
			await stored();
		},
		/** The server has ended the session. */
		async expire(index = 0) {
			session = null;
			tab(index).cart.leaveServerCart();
			await stored();
		},
		async logOut(index = 0) {
			session = null;
			tab(index).cart.forgetCart();
			await stored();
		},
		reload(index = 0) {
			storage.close(tab(index).area);
			tabs[index % count] = openTab();
		},
		stored,
		/** Lets a tab hear of one change of another. */
		async hear(index = 0) {
			storage.deliver(tab(index).area);
			await stored();
		},
		/** Until no tab has news of another. */
		async settle() {
			await stored();
			while (tabs.some(({ area }) => storage.deliver(area))) await stored();
		},
	};
}
