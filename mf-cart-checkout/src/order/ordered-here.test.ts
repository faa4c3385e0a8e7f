import type { OrderAddress, OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderedHere, rememberOrdered } from './ordered-here.ts';

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	fakeBrowser();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
	});
});
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

const ADDRESS = {
	...{ firstname: 'Hanna', lastname: 'Wilczyńska', email: 'hanna@poczta.pl', street: ['Mokotowska', '12 m. 4'] },
	...{ postcode: '00-561', city: 'Warszawa', country_id: 'PL' },
};
const CONFIRMATION: OrderConfirmation = {
	...{ backendOrderId: 'one', magentoOrderId: '1', orderNumber: '1', transferedAt: '2026-11-20T10:00:00Z' },
};

function requestTo(shippingAddress?: OrderAddress): OrderRequest {
	const addressInformation = { billingAddress: ADDRESS, shippingAddress, payment_method_code: 'cashondelivery' };
	return { user_id: '', cart_id: 'c', products: [], addressInformation };
}

describe('what this tab knows of an order', () => {
	it('is where it goes and who is written to', () => {
		rememberOrdered(CONFIRMATION, requestTo(ADDRESS));
		expect(orderedHere('one', null)).toMatchObject({ email: 'hanna@poczta.pl', address: ADDRESS });
	});

	it('is not told of another order, nor to another shopper', () => {
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		rememberOrdered(CONFIRMATION, requestTo(ADDRESS));
		expect(orderedHere('two', '7')).toBeNull();
		expect(orderedHere('one', '8')).toBeNull();
		expect(orderedHere('one', null)).toBeNull();
		expect(orderedHere('one', '7')).not.toBeNull();
	});

	it('has no address where nothing is shipped', () => {
		rememberOrdered(CONFIRMATION, requestTo());
		expect(orderedHere('one', null)?.address).toBeNull();
	});

	it.each(['{', '"x"', '{"uuid":"one"}', ''])('is nothing where the tab keeps %j', (text) => {
		stored.set('shop/ordered-here', text);
		expect(orderedHere('one', null)).toBeNull();
	});

	it('is nothing, and the order none the worse, where a tab keeps nothing', () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const refuse = () => {
			throw new DOMException('blocked', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
		rememberOrdered(CONFIRMATION, requestTo(ADDRESS));
		expect(orderedHere('one', null)).toBeNull();
		expect(warn).toHaveBeenCalledOnce();
	});
});
