import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { PROFILE_SAVED, profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { $user, clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED } from '../checkout.fixture.ts';

const queueTask = vi.hoisted(() => vi.fn(async () => 'task'));
vi.mock('@pasaz/kernel/network/network-tasks', () => ({ queueTask }));
const { saveAddress } = await import('./save-address.ts');

const shipping = (given: Partial<typeof FILLED.shipping>) => ({
	...FILLED,
	shipping: { ...FILLED.shipping, ...given },
});

const save = (form: ReturnType<typeof shipping>, userId = HANNA.id) => saveAddress(form, String(userId));

beforeEach(() => {
	fakeBrowser();
	queueTask.mockClear();
});
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

function logIn() {
	setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
}

describe('saving the address of an order', () => {
	it('puts it into the account, once, and sends it (22.10)', async () => {
		logIn();
		await save(shipping({ zipCode: '00561' }));
		const saved = {
			...{ firstname: 'Hanna', lastname: 'Wilczyńska', street: ['Mokotowska', '12 m. 4'], postcode: '00-561' },
			...{ city: 'Warszawa', country_id: 'PL', telephone: '600 100 200', default_shipping: true },
		};
		expect($user.get().current?.addresses).toEqual([saved]);
		expect(queueTask).toHaveBeenCalledWith({
			url: '/api/user/me',
			body: { customer: expect.objectContaining({ email: HANNA.email, addresses: [saved] }) },
			callback_event: PROFILE_SAVED,
		});
		expect(profileBefore()).toEqual(HANNA);
		await save(shipping({ streetAddress: 'MOKOTOWSKA' }));
		expect(queueTask).toHaveBeenCalledTimes(1);
	});

	it('tells the account the region of an address that it knows without one', async () => {
		logIn();
		const milan = {
			streetAddress: 'Via Torino',
			apartmentNumber: '40',
			zipCode: '20123',
			city: 'Milano',
			country: 'IT',
		};
		await save(shipping(milan));
		await save(shipping({ ...milan, state: 'MI' }));
		await save(shipping({ ...milan, state: 'MI' }));
		expect($user.get().current?.addresses).toMatchObject([{ city: 'Milano', region: { region_code: 'MI' } }]);
		expect(queueTask).toHaveBeenCalledTimes(2);
	});

	it.each([
		['a guest', () => undefined, {}],
		['an address of the account', logIn, { savedId: '1' }],
		['a shopper who does not want it', logIn, { save: false }],
		['an order of another account, after which this one has logged in', logIn, {}, HANNA.id + 1],
	])('does nothing for %s', async (_, prepare, given, userId = HANNA.id) => {
		prepare();
		await save(shipping(given), userId);
		expect(queueTask).not.toHaveBeenCalled();
	});
});
