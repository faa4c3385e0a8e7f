import { HANNA } from '../contract/user.fixture.ts';
import { fakeDevice } from '../device/storage/area.fake.ts';
import type { LocalArea } from '../device/storage/area.ts';
import { testCandidate, testLine } from '../domain/cart.fixture.ts';
import { untilStored } from './browser.fake.ts';
import { createCartStore } from './cart.ts';
import { keepCart } from './keep-cart.ts';
import { keepUser } from './keep-user.ts';
import { createUserStore } from './user.ts';

interface Tab {
	area: LocalArea;
	cart: ReturnType<typeof createCartStore>;
	user: ReturnType<typeof createUserStore>;
	online: boolean;
}

/** What the device should hold, if a shopper did all of it in one tab. */
export interface Model {
	lines: Map<string, number>;
	session: string | null;
}

/** Some tabs of one shop on one device, and the model of what they should come to. */
export function simulatedTabs(count: number) {
	const device = fakeDevice();
	let time = 1;
	const now = () => time;
	const model: Model = { lines: new Map(), session: null };

	function openTab(): Tab {
		const area = device.open();
		const cart = createCartStore({ area, now });
		const user = createUserStore({ area });
		cart.start(keepCart);
		user.start(keepUser);
		return { area, cart, user, online: true };
	}
	const tabs = Array.from({ length: count }, openTab);
	const tab = (index: number) => {
		const found = tabs[index % count];
		if (!found) throw new Error('There is no such tab');
		return found;
	};

	return {
		device,
		model,
		tabs,
		/** The clock may go either way. */
		passTime: (ms: number) => {
			time = Math.max(1, time + ms);
		},
		async add(index: number, sku: string, qty: number) {
			tab(index).cart.addToCart(testCandidate(sku), qty);
			model.lines.set(sku, (model.lines.get(sku) ?? 0) + qty);
			await untilStored();
		},
		async update(index: number, sku: string, qty: number) {
			tab(index).cart.setLineQuantity(testLine(sku), qty);
			if (model.lines.has(sku)) model.lines.set(sku, qty);
			await untilStored();
		},
		async remove(index: number, sku: string) {
			tab(index).cart.setLineQuantity(testLine(sku), 0);
			model.lines.delete(sku);
			await untilStored();
		},
		/** What the server says about lines; only a tab that is online hears it. */
		async hearServer(index: number, serverItemId: number) {
			const { cart, online } = tab(index);
			if (!online) return;
			const { lines } = cart.$cart.get();
			for (const line of lines) cart.noteLine(line, { serverItemId });
			await untilStored();
		},
		async logIn(index: number, token: string) {
			const { user } = tab(index);
			user.setSession({ token, refreshToken: null }, HANNA);
			model.session = user.$user.get().session;
			await untilStored();
		},
		async logOut(index: number) {
			const { cart, user } = tab(index);
			user.clearUser();
			cart.forgetCart();
			model.session = null;
			model.lines.clear();
			await untilStored();
		},
		connect(index: number, online: boolean) {
			tab(index).online = online;
		},
		reload(index: number) {
			device.close(tab(index).area);
			tabs[index % count] = openTab();
		},
		deliver: (index: number, which: number) => device.deliver(tab(index).area, which),
		/** Until no tab has news. */
		async settle() {
			while (tabs.some(({ area }) => device.deliver(area))) await untilStored();
		},
	};
}
export type SimulatedTabs = ReturnType<typeof simulatedTabs>;
