import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { createApi } from '@pasaz/kernel/network/api';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { keptOrders } from '@pasaz/kernel/stores/kept-orders';
import { forgetProfile, keepProfile } from '@pasaz/kernel/stores/kept-profile';
import { $user, clearUser, setSession, startUser } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSession } from './load-session.ts';

const ADDRESS = { firstname: 'Hanna', lastname: 'W', street: ['Polna', '1'], postcode: '00-001', city: 'Łódź' };
const ORDER = {
	...{ entity_id: 'uuid', increment_id: 'BRZ-000001', status: 'processing', state: 'processing', store_name: 'pl' },
	...{ created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z', order_currency_code: 'PLN' },
	...{ grand_total: 783, subtotal_incl_tax: 778, shipping_amount: 5, discount_amount: 0, tax_amount: 146.41 },
	...{ customer_email: 'hanna@poczta.pl', shipping_description: 'DPD', items: [] },
	billing_address: { ...ADDRESS, country_id: 'PL' },
	payment: { method: 'cashondelivery', additional_information: [] },
};
const SAVED = { ...HANNA, lastname: 'Zapisana' };

/** Answers when it was asked for both, so that one after the other would never end. */
function createBackEnd() {
	const asked: string[] = [];
	let both = () => {};
	const isAskedBoth = new Promise<void>((resolve) => {
		both = resolve;
	});
	const fetch = async (url: unknown) => {
		const { pathname } = new URL(String(url));
		asked.push(pathname);
		if (asked.length === 2) both();
		await isAskedBoth;
		const orders = { items: [ORDER], total_count: 1, search_criteria: { page_size: 20, current_page: 1 } };
		return Response.json({ code: 200, result: pathname.endsWith('/me') ? SAVED : orders });
	};
	return createApi({ baseUrl: 'http://api.test', timeout: 500, fetch });
}

beforeEach(async () => {
	fakeBrowser();
	await startUser();
	setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
	await untilStored();
});
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

it('loads profile and orders of a session at once, and keeps the orders in short on the device (17.1, 17.2)', async () => {
	await loadSession(createBackEnd());
	expect($user.get().current?.lastname).toBe('Zapisana');
	const { increment_id, entity_id, store_name, created_at, status, grand_total, order_currency_code } = ORDER;
	expect(keptOrders()).toEqual([
		{ increment_id, entity_id, store_name, created_at, status, grand_total, order_currency_code },
	]);
});

it('leaves a profile that has changes waiting to be sent', async () => {
	keepProfile(HANNA);
	await loadSession(createBackEnd());
	expect($user.get().current).toEqual(HANNA);
	forgetProfile();
});

it('drops what arrives after a logout', async () => {
	const loading = loadSession(createBackEnd());
	clearUser();
	await loading;
	expect([$user.get().current, keptOrders()]).toEqual([null, []]);
});
