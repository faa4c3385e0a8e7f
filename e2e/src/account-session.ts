import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './shopper.ts';

const SESSION = 'shop/user/current-user';

/** Registers a new shopper and stays logged in. */
export async function registerShopper(page: Page): Promise<Person> {
	const person = newPerson();
	await page.goto('/register');
	await page.getByLabel('Imię', { exact: true }).fill(person.firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(person.lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByLabel('Hasło', { exact: true }).fill(person.password);
	await page.getByLabel('Powtórz hasło').fill(person.password);
	await page.getByRole('button', { name: 'Załóż konto' }).click();
	await expect(page).toHaveURL(/\/account$/);
	return person;
}

/** Lets the access token of this device expire; the refresh token stays good unless another one is given. */
export async function expireToken(page: Page, { refreshToken }: { refreshToken?: string } = {}): Promise<void> {
	await page.evaluate(
		({ name, changes }) => {
			const session = JSON.parse(localStorage.getItem(name) ?? '{}');
			localStorage.setItem(name, JSON.stringify({ ...session, ...changes }));
		},
		{ name: SESSION, changes: { token: 'x'.repeat(43), ...(refreshToken && { refreshToken }) } },
	);
}
