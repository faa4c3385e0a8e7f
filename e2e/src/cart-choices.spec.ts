import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { addToCart, alive, chooseVariant } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const lines = (page: Page) =>
	page.getByRole('main').getByRole('list', { name: 'Produkty w koszyku' }).getByRole('listitem');
/** What the server says the cart costs. */
const confirmed = (page: Page) =>
	page.waitForResponse(async (answer) => {
		if (!answer.url().includes('/api/cart/shipping-information')) return false;
		return answer.ok();
	});

async function serverSum(page: Page, act: () => Promise<unknown>): Promise<number> {
	const answer = confirmed(page);
	await act();
	const { result } = await (await answer).json();
	return result.totals.subtotal_incl_tax;
}

async function embroider(page: Page, initials: string, thread: RegExp) {
	await page.getByLabel('Inicjały').fill(initials);
	const field = page.getByLabel('Kolor nici');
	const label = await field.getByRole('option', { name: thread }).textContent();
	await field.selectOption({ label: label ?? '' });
}

test('custom options make lines of their own, with their price, and are changed from the cart (1.22, 4.27, 11.18)', async ({
	page,
}) => {
	await page.goto('/haft-inicjalow');
	await alive(page);
	await assertAccessible(page);
	await test.step('what is missing is said at its field', async () => {
		await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).click();
		await expect(page.getByLabel('Inicjały')).toHaveAccessibleDescription(/Wybierz lub wpisz: Inicjały/);
		await expect(page.getByLabel('Kolor nici')).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByRole('alert').filter({ hasText: 'Kolor nici' })).toBeVisible();
		await assertAccessible(page);
	});
	await embroider(page, 'ŻŚ', /złoty/);
	await expect(page.getByRole('main').getByText('47,00 zł', { exact: true })).toBeVisible();
	await addToCart(page);
	await embroider(page, 'AB', /ton w ton/);
	await addToCart(page);
	await test.step('a line is changed from what it has, also on the page where another was made', async () => {
		await page
			.getByRole('banner')
			.getByRole('link', { name: /^Koszyk/ })
			.click();
		await page
			.getByRole('dialog', { name: 'Koszyk' })
			.getByRole('listitem')
			.filter({ hasText: 'ŻŚ' })
			.getByRole('link', { name: /^Zmień w koszyku/ })
			.click();
		await expect(page.getByLabel('Inicjały')).toHaveValue('ŻŚ');
		await page.goBack();
		await expect(page.getByLabel('Inicjały')).toHaveValue('AB');
	});
	expect(await serverSum(page, () => page.goto('/cart'))).toBe(47 + 35);
	await expect(lines(page)).toHaveCount(2);
	await expect(lines(page).nth(0)).toContainText('Inicjały: ŻŚ, Kolor nici: złoty, nić metalizowana');

	await lines(page)
		.nth(0)
		.getByRole('button', { name: /więcej/ })
		.click();
	await lines(page)
		.nth(0)
		.getByRole('link', { name: /^Zmień w koszyku/ })
		.click();
	await expect(page.getByLabel('Inicjały')).toHaveValue('ŻŚ');
	await embroider(page, 'OK', /złoty/);
	const sum = await serverSum(page, () => page.getByRole('button', { name: 'Zapisz zmiany' }).click());
	expect(sum).toBe(2 * 47 + 35);
	await expect(page).toHaveURL(/\/cart$/);
	await expect(page.getByText('Zmieniliśmy produkt w koszyku')).toBeVisible();
	await expect(lines(page)).toHaveCount(2);
	await expect(lines(page).nth(0)).toContainText('Inicjały: OK');
	await expect(page.getByRole('main')).not.toContainText('ŻŚ');
});

test('a bundle is bought with its chosen parts as one line, which is changed from the cart (4.26, 4.30, 4.33, 11.18)', async ({
	page,
}) => {
	await page.goto('/pudelko-na-prezent-czapka-szal-skarpetki');
	await alive(page);
	for (const part of ['Czapka', 'Szal', 'Skarpetki'])
		await page.getByLabel(part, { exact: true }).selectOption({ index: 1 });
	await page.getByLabel('Liczba sztuk').selectOption('2');
	await assertAccessible(page);
	// a busy machine makes a page for so long that its document is loaded instead
	await page.request.get('/_page/dostawa-i-platnosc');
	await page.getByRole('main').getByRole('link', { name: 'bez kosztów dostawy' }).click();
	await expect(page).toHaveURL(/\/dostawa-i-platnosc$/);
	await page.goBack();
	await expect(page.getByLabel('Szal', { exact: true })).not.toHaveValue('');
	await expect(page.getByLabel('Liczba sztuk')).toHaveValue('2');
	await addToCart(page);
	await page.goto('/cart');
	await expect(lines(page)).toHaveCount(1);
	await expect(lines(page)).toContainText(/Czapka:\s1 × .*Szal:\s1 × .*Skarpetki:\s2 × /);
	const shown = await lines(page).textContent();

	await lines(page)
		.getByRole('link', { name: /^Zmień w koszyku/ })
		.click();
	await expect(page.getByLabel('Szal', { exact: true })).not.toHaveValue('');
	await expect(page.getByLabel('Liczba sztuk')).toHaveValue('2');
	await page.getByLabel('Szal', { exact: true }).selectOption({ index: 2 });
	await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
	await expect(lines(page)).toHaveCount(1);
	expect(await lines(page).textContent()).not.toBe(shown);
});

test('another size takes the place of a line with all of its pieces (11.18)', async ({ page }) => {
	await page.goto('/sukienka-lniana-jagna');
	await alive(page);
	const sizes = page.getByRole('radiogroup', { name: /^Rozmiar/ }).getByRole('radio', { disabled: false });
	await sizes.nth(1).click();
	await addToCart(page);
	await page.goto('/cart');
	await lines(page)
		.getByRole('link', { name: /^Zmień w koszyku/ })
		.click();
	await expect(sizes.nth(1)).toBeChecked();
	await sizes.last().click();
	await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
	await expect(page).toHaveURL(/\/cart$/);
	await expect(lines(page)).toHaveCount(1);
	// a reload must not bring the old line back
	await page.reload();
	await expect(lines(page)).toHaveCount(1);
});

test('pieces cost less each from so many on: on the page, the tile, in the cart and its order (5.11, 15.19)', async ({
	page,
}) => {
	await page.goto('/dodatki/skarpetki');
	const tile = page.getByRole('listitem').filter({ hasText: 'Wędrowiec' });
	await expect(tile).toContainText(/od\s35,00\szł/);
	await page.goto('/skarpetki-z-merynosa-wedrowiec');
	await alive(page);
	const tiers = page.getByRole('list', { name: 'Taniej przy większej liczbie sztuk' }).getByRole('listitem');
	await expect(tiers).toHaveText([/^Od\s3\sszt\.:\s39,00\szł\sza\ssztukę$/, /^Od\s6\sszt\.:\s35,00\szł\sza\ssztukę$/]);
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	expect(data.join()).toContain('"price":"45.00"');
	expect(data.join()).not.toContain('"price":"35.00"');
	await chooseVariant(page, 'Oliwkowy');
	await addToCart(page);
	expect(await serverSum(page, () => page.goto('/cart'))).toBe(45);
	const more = lines(page).getByRole('button', { name: /więcej/ });
	await expect(lines(page)).toContainText(/Od\s3\sszt\.:\s39,00\szł\sza\ssztukę/);
	const agreed = page.waitForResponse(async (answer) => {
		if (!answer.url().includes('/api/cart/shipping-information') || !answer.ok()) return false;
		return (await answer.json()).result.totals.subtotal_incl_tax === 3 * 39;
	});
	await more.click();
	await more.click();
	await agreed;
	await expect(lines(page)).toContainText(/117,00\szł.*39,00\szł.*Cena\sprzy\sco\snajmniej\s3\sszt\./);
	await expect(lines(page)).not.toContainText(/Cena wzrosła|Cena spadła/);
	await assertAccessible(page);
});
