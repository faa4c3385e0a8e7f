import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingElsewhere } from './waiting-elsewhere.ts';

afterEach(() => vi.unstubAllGlobals());

const orderOf = (user_id: string) => JSON.stringify([{ request: { user_id } }]);

it.each<[string, Record<string, string>, string | undefined]>([
	['an order of this guest', { 'de-shop/orders/waiting-orders': orderOf('') }, 'de'],
	['an order of an account', { 'de-shop/orders/waiting-orders': orderOf('7') }, undefined],
	['an order of the shown one', { 'shop/orders/waiting-orders': orderOf('') }, undefined],
	[
		'a change of the account',
		{ 'shop/user/profile-before': JSON.stringify(HANNA), 'it-shop/syncTasks/waiting': '1' },
		'it',
	],
	['a task that may be anybody’s', { 'it-shop/syncTasks/waiting': '1' }, undefined],
])('where %s waits, the storefront that is led to is %s (16.18)', (_, stored, storeCode) => {
	fakeBrowser(stored);
	expect(waitingElsewhere(fakeShop())?.storeCode).toBe(storeCode);
});
