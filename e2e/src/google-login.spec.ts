import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT, type RunningProcess, startProcess } from './child-process.ts';
import { type Claims, idToken, LOCAL_GOOGLE } from './local-google.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';
import { expect, test } from './watch-console.ts';

const STORE_VIEWS = join(ROOT, 'e2e/src/second-label/store-views.json');
const LABEL = join(ROOT, 'e2e/src/second-label/label.ts');

let shop: SecondShell;
let api: RunningProcess;
test.beforeAll(async () => {
	const dataDir = await copyReleases();
	api = await startProcess('commerce-api/src/main.ts', {
		...LOCAL_GOOGLE,
		...{ LABEL, STORE_VIEWS, MAIL_FROM: '', API_PORT: '0', DATA_DIR: dataDir },
	});
	shop = await openSecondShell(`http://127.0.0.1:${api.port}`, dataDir, { STORE_VIEWS });
});
test.afterAll(async () => {
	await api.close();
	await shop.close();
});

interface Answer {
	state?: string;
	claims?: Partial<Claims>;
}

/** Google's page, which agrees at once. @returns the addresses it has led back to */
async function withGoogle(page: Page, person: Claims, { state, claims }: Answer = {}): Promise<string[]> {
	const answers: string[] = [];
	await page.unroute('https://accounts.google.com/**');
	await page.route('https://accounts.google.com/**', async (route) => {
		const asked = new URL(route.request().url()).searchParams;
		const token = idToken({ ...person, nonce: asked.get('nonce') ?? '', ...claims });
		const hash = new URLSearchParams({ id_token: token, state: state ?? asked.get('state') ?? '' });
		answers.push(`${asked.get('redirect_uri')}#${hash}`);
		const body = `<script>location.replace(${JSON.stringify(answers.at(-1))})</script>`;
		await route.fulfill({ contentType: 'text/html', body });
	});
	return answers;
}

async function logIn(page: Page): Promise<void> {
	await page.goto(`${shop.origin}/login?next=%2Faccount%2Faddresses`);
	await page.getByRole('main').getByRole('button', { name: 'Log in with Google' }).click();
}

const newcomer = (name: string): Claims => ({ sub: name, email: `${name}@example.com` });
const refused = (page: Page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible();

test('rule 17.12: a token that Google has signed opens an account, once', async ({ page }) => {
	const [answers, person] = [await withGoogle(page, newcomer('grace')), newcomer('grace')];
	await logIn(page);
	await expect(page).toHaveURL(`${shop.origin}/account/addresses`);
	await page.goto(`${shop.origin}/account`);
	await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
	// no page of the shop is open when the shopper's data go: it would ask for them
	await page.goto(`${shop.origin}/robots.txt`);
	await page.context().clearCookies();
	await page.evaluate(() => localStorage.clear());
	// the answer is sent again, as from the history of a borrowed device
	await page.goto(answers[0] ?? '');
	await refused(page);
	await expect(page).toHaveURL(`${shop.origin}/login`);
});

for (const [what, answer] of [
	['of another shop', { claims: { aud: 'another-shop' } }],
	['of another attempt', { claims: { nonce: 'of-yesterday' } }],
	['with the state of another tab', { state: 'tampered' }],
] satisfies [string, Answer][]) {
	test(`rule 17.12: a token ${what} opens nothing`, async ({ page, consoleErrors }) => {
		await withGoogle(page, newcomer('mallory'), answer);
		await logIn(page);
		await refused(page);
		await expect(page).toHaveURL(/\/login/);
		expect(await page.evaluate(() => sessionStorage.getItem('social-login'))).toBeNull();
		// the browser reports the refusal
		consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('401')));
	});
}

test('rule 17.12: an address that Google has not verified does not lead into the account of its owner', async ({
	page,
	consoleErrors,
}) => {
	const owner = newcomer('owner');
	const customer = { email: owner.email, firstname: 'Olive', lastname: 'Byrne' };
	const made = await page.request.post(`${shop.origin}/api/user/create`, {
		data: { customer, password: 'seven seas and a gull' },
	});
	expect(made.status()).toBe(200);
	await withGoogle(page, owner, { claims: { email_verified: false } });
	await logIn(page);
	await refused(page);
	// the browser reports the refusal
	consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('422')));
	await withGoogle(page, owner);
	await page.getByRole('main').getByRole('button', { name: 'Log in with Google' }).click();
	await expect(page).toHaveURL(/\/account/);
});
