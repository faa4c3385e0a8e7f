import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { PageModule } from '@pasaz/kernel/contract/slices';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { PATHS, pathTo, type RouteName } from '@pasaz/kernel/routes';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { clearUser, setSession, startUser } from '@pasaz/kernel/stores/user';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as account from './account-page.tsx';
import * as addresses from './addresses-page.tsx';
import * as agreements from './agreements-page.tsx';
import * as createPassword from './create-password-page.tsx';
import * as editAddress from './edit-address-page.tsx';
import * as forgotPassword from './forgot-password-page.tsx';
import * as login from './login-page.tsx';
import * as loyalty from './loyalty-page.tsx';
import * as notifications from './notifications-page.tsx';
import * as orders from './orders-page.tsx';
import * as password from './password-page.tsx';
import * as register from './register-page.tsx';
import * as reviewProducts from './review-products-page.tsx';
import * as reviews from './reviews-page.tsx';
import * as wishlist from './wishlist-page.tsx';

/** Pages of the account itself, which send guests to the login. */
const OWN: [RouteName, PageModule][] = [
	['account', account],
	['account-loyalty', loyalty],
	['account-orders', orders],
	['account-addresses', addresses],
	['account-new-address', editAddress],
	['account-reviews', reviews],
	['account-notifications', notifications],
	['account-agreements', agreements],
	['account-password', password],
];
/** Pages that guests have, too. */
const OPEN: [RouteName, PageModule][] = [
	['login', login],
	['register', register],
	['forgot-password', forgotPassword],
	['create-password', createPassword],
	['review-products', reviewProducts],
	['wishlist', wishlist],
];

async function logHannaIn() {
	fakeBrowser();
	await startUser();
	setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
	await untilStored();
}

const visit = (name: RouteName, page: PageModule, query = '') =>
	visitPage(page, { path: PATHS[name], url: pathTo(name) + query });

const headingsIn = (html = '') => [...html.matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)].map(([, text]) => text);

afterEach(() => vi.unstubAllGlobals());

describe.each([...OWN, ...OPEN])('the page %s (2.16)', (name, page) => {
	it('has one heading, and is kept by no search engine', async () => {
		const { status, html } = await visit(name, page);
		expect([status, headingsIn(html).length]).toEqual([200, 1]);
		expect(page.handle.meta(null, fakeShop())).toMatchObject({ title: expect.stringMatching(/./), noindex: true });
	});

	it('is rendered for everybody alike: nothing in it tells who is logged in', async () => {
		const forGuests = await visit(name, page);
		await logHannaIn();
		const { html = '' } = await visit(name, page);
		clearUser();
		expect(html).toBe(forGuests.html);
		expect(html).not.toMatch(/hanna|wilczyńska|access|refresh/i);
	});
});

it.each(OWN)('%s is for who is logged in', (_, { handle }) => {
	expect(handle.needsLogin).toBe(true);
});

it.each(OPEN.filter(([name]) => name !== 'review-products'))('%s is for guests, too', (_, { handle }) => {
	expect(handle.needsLogin).toBeUndefined();
});

it('products are reviewed by shoppers who are logged in, or with the link of an order (2.11)', () => {
	const { needsLogin } = reviewProducts.handle;
	expect(needsLogin({})).toBe(true);
	expect(needsLogin({ orderUuid: 'a', orderSecret: 'b' })).toBe(false);
});

it.each(['login', 'register', 'forgot-password'] as const)(
	'the form of %s is never sent in an address',
	async (name) => {
		const { html } = await visit(name, { login, register, 'forgot-password': forgotPassword }[name]);
		expect(html).toMatch(/<form[^>]* method="post"/);
	},
);

it.each([
	['login', login, 'register'],
	['register', register, 'login'],
] as const)('%s leads to the other way in, and from there to the page that was wanted', async (name, page, other) => {
	const next = encodeURIComponent('/cart?krok=2');
	expect((await visit(name, page, `?next=${next}`)).html).toContain(`href="${pathTo(other)}?next=${next}"`);
	const elsewhere = await visit(name, page, `?next=${encodeURIComponent('//zly.example')}`);
	expect(elsewhere.html).not.toContain('zly.example');
});

it('a new password shows neither form nor refusal before the browser has read the link', async () => {
	const { html } = await visit('create-password', createPassword, '?email=a%40b.pl&token=tajne');
	expect(html).not.toMatch(/<form|tajne|role="alert"/);
});
