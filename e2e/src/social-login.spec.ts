import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { createAccount } from './account-session.ts';
import type { Person } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** The shop is known to both, and Google's page agrees at once. */
async function withProviders(page: Page, agrees = true): Promise<void> {
	// read beforehand: an answer is lost when the page leaves before it can be read
	const config = await (await page.request.get('/api/ext/config')).json();
	config.result.socialLogin = { google: 'the-shop', facebook: '42' };
	await page.route('**/api/ext/config', (route) => route.fulfill({ json: config }));
	await page.route('https://accounts.google.com/**', async (route) => {
		const fields = new URL(route.request().url()).searchParams;
		const claims = Buffer.from(JSON.stringify({ nonce: fields.get('nonce') })).toString('base64url');
		const answer = agrees ? `id_token=e30.${claims}.signature` : 'error=access_denied';
		const address = `${fields.get('redirect_uri')}#${answer}&state=${fields.get('state')}`;
		await route.fulfill({
			contentType: 'text/html',
			body: `<script>location.replace(${JSON.stringify(address)})</script>`,
		});
	});
}

/** Facebook's page agrees at once, and answers as Facebook does: with an access token and its life, in the hash. */
async function withFacebook(page: Page): Promise<void> {
	await page.route('https://www.facebook.com/**', async (route) => {
		const fields = new URL(route.request().url()).searchParams;
		const answer = new URLSearchParams({ access_token: 'EAAB.token', expires_in: '5184000' });
		answer.set('state', fields.get('state') ?? '');
		const address = `${fields.get('redirect_uri')}#${answer}`;
		const body = `<script>location.replace(${JSON.stringify(address)})</script>`;
		await route.fulfill({ contentType: 'text/html', body });
	});
}

/** Only a provider can make its tokens, so the API hears of the password that stands for one. */
async function trustToken(
	page: Page,
	{ email, password }: Person,
	given: Record<string, unknown> = { type: 'google', token: expect.stringMatching(/^e30\./) },
): Promise<void> {
	await page.route('**/api/user/login-token', async (route) => {
		expect(route.request().postDataJSON()).toMatchObject(given);
		const url = route.request().url().replace('login-token', 'login');
		await route.fulfill({ response: await route.fetch({ url, postData: { username: email, password } }) });
	});
}

const viaGoogle = (page: Page) =>
	page.getByRole('main').getByRole('button', { name: 'Zaloguj się przez Google' }).click();

test('rule 17.27: a shopper logs in by Google, and comes to where they were going', async ({ page }) => {
	const person = await createAccount(page);
	await withProviders(page);
	await trustToken(page, person);
	await page.goto('/login?next=%2Faccount%2Forders');
	await expect(page.getByRole('button', { name: 'Zaloguj się przez Facebooka' })).toBeVisible();
	await assertAccessible(page);
	await viaGoogle(page);
	await expect(page).toHaveURL(/\/account\/orders$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem('social-login'))).toBeNull();
});

test('rule 17.27: who does not agree, and whom the shop does not believe, is told so and stays at the login', async ({
	page,
	consoleErrors,
}) => {
	await withProviders(page, false);
	await page.goto('/login');
	await viaGoogle(page);
	await expect(page.getByRole('alert')).toContainText('Spróbuj ponownie albo zaloguj się hasłem');
	await expect(page).toHaveURL(/\/login$/);
	// a token that somebody else has sent the shopper
	await page.goto('/login#id_token=e30.e30.x&state=guessed');
	await page.reload();
	await expect(page.getByRole('alert')).toContainText('Spróbuj ponownie albo zaloguj się hasłem');
	expect(consoleErrors.filter((text) => !text.includes('401'))).toEqual([]);
});

test('rule 17.27: a browser that blocks its storage is told that this login needs it', async ({ page }) => {
	await withProviders(page);
	await page.addInitScript(() => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, text) {
			if (key === 'social-login') throw new DOMException('The storage is blocked', 'SecurityError');
			setItem.call(this, key, text);
		};
	});
	await page.goto('/login');
	await viaGoogle(page);
	await expect(page.getByText(/blokuje pamięć/)).toBeVisible();
	await expect(page).toHaveURL('/login');
});

test('rule 17.27: a shopper logs in by Facebook, whose answer comes back in the hash', async ({ page }) => {
	const person = await createAccount(page);
	await withProviders(page);
	await withFacebook(page);
	await trustToken(page, person, { type: 'facebook', token: 'EAAB.token' });
	await page.goto('/login?next=%2Faccount%2Faddresses');
	await page.getByRole('main').getByRole('button', { name: 'Zaloguj się przez Facebooka' }).click();
	await expect(page).toHaveURL(/\/account\/addresses$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(page.url()).not.toContain('token');
});
