import { expect, type Page } from '@playwright/test';
import { REFRESH_IN_COOKIE } from '../../shared-kernel/src/contract/user.ts';
import { untilQuiet } from './page-requests.ts';
import { newPerson, type Person } from './shopper.ts';

/** Makes a new shopper's account by a call. */
export async function createAccount({ request }: Page): Promise<Person> {
	const person = newPerson();
	const { firstName: firstname, lastName: lastname, email, password } = person;
	const created = await request.post('/api/user/create', {
		data: { customer: { firstname, lastname, email }, password },
	});
	expect(created.ok()).toBe(true);
	return person;
}

/** Makes an account and starts its session in the page's browser, as a login would. */
export async function registerShopper(page: Page): Promise<Person> {
	const person = await createAccount(page);
	const { email: username, password } = person;
	const login = await page.request.post('/api/user/login', {
		data: { username, password },
		headers: REFRESH_IN_COOKIE,
	});
	const { result: token } = await login.json();
	const me = await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } });
	const { result: current } = await me.json();
	await page.goto('/robots.txt');
	await page.evaluate((user) => localStorage.setItem('shop/user/current-user', JSON.stringify(user)), {
		session: 'of this test',
		refreshToken: null,
		current,
	});
	return person;
}

/** Registers a new shopper by the form, who stays logged in. */
export async function registerByForm(page: Page): Promise<Person> {
	const person = newPerson();
	await page.goto('/register');
	await page.getByLabel('Imię', { exact: true }).fill(person.firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(person.lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByLabel('Hasło', { exact: true }).fill(person.password);
	await page.getByLabel('Powtórz hasło').fill(person.password);
	await page.getByRole('checkbox', { name: /Akceptuję regulamin/ }).check();
	await page.getByRole('button', { name: 'Załóż konto' }).click();
	await expect(page).toHaveURL(/\/account$/);
	return person;
}

/**
 * Logs out on the page of the account, once it asks for nothing: a call that is under way when its session ends is refused, which
 * the browser writes into its console.
 */
export async function logOut(page: Page): Promise<void> {
	await page.goto('/account');
	await untilQuiet(page);
	await page.getByRole('main').getByRole('button', { name: 'Wyloguj się', exact: true }).click();
}

/** Ends the session on the server, as an operator or another device would; this device does not know. */
export async function endSessionOnServer(page: Page): Promise<void> {
	expect((await page.request.post('/api/user/logout')).ok()).toBe(true);
}
