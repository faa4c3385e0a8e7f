import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './shopper.ts';

/** Registers a new shopper and stays logged in. */
export async function registerShopper(page: Page): Promise<Person> {
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

/** Ends the session on the server, as an operator or another device would; this device does not know. */
export async function endSessionOnServer(page: Page): Promise<void> {
	expect((await page.request.post('/api/user/logout')).ok()).toBe(true);
}
