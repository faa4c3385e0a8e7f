import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
	firstName: string;
	lastName: string;
	email: string;
	password: string;
}

/** Makes up a person with a new e-mail address, because the database may know those of earlier runs. */
export function newPerson(): Person {
	return {
		firstName: 'Żaneta',
		lastName: 'Święch',
		email: `zaneta.${Date.now()}@example.pl`,
		password: 'zażółć gęślą jaźń',
	};
}

/** Waits until the page is hydrated. */
export async function alive(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
}

/** Whether React has taken an element over, which it shows by setting its properties on it. */
export function isHydrated(element: Locator): Promise<boolean> {
	return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** Moves the mouse as a shopper does who stays: what waits for the first act is fetched and comes alive. */
export async function act(page: Page): Promise<void> {
	// a first move has no distance, which the shop takes for a mouse at rest
	await page.mouse.move(5, 5);
	await page.mouse.move(10, 10);
}

/**
 * Clicks a page's buy button once it is the cart's own. A click during which React replaces it is repeated by Playwright, which
 * sees it miss, though the shop has kept it: two pieces for one tap, which no finger makes (`early-tap.spec.ts` taps early).
 */
export async function clickBuy(button: Locator): Promise<void> {
	await act(button.page());
	const isOwn = async () => (await button.getAttribute('data-stand-in')) === null && (await isHydrated(button));
	await expect.poll(isOwn, { intervals: [50] }).toBe(true);
	await button.click();
}

/**
 * Scrolls to an element and waits until it rests. Sections that were never near the window have an estimated height, so what a
 * jump down the page brings into view still moves for some frames, and would slip away between press and release.
 */
export async function bringToRest(element: Locator): Promise<void> {
	await element.scrollIntoViewIfNeeded();
	let last: number | undefined;
	const rests = async () => {
		const before = last;
		last = (await element.boundingBox())?.y;
		return last !== undefined && last === before;
	};
	await expect.poll(rests, { intervals: [100] }).toBe(true);
}

/** Scrolls to the reviews of a product, again where hydration replaces them meanwhile. */
export async function scrollToReviews(page: Page): Promise<Locator> {
	const reviews = page.getByRole('region', { name: 'Opinie' });
	await expect(() => reviews.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
	return reviews;
}

export async function openFromFooter(page: Page, name: string): Promise<void> {
	const link = page.getByRole('contentinfo').getByRole('link', { name }).first();
	await bringToRest(link);
	await link.click();
}

export function mainMenu(page: Page): Locator {
	return page.getByRole('navigation', { name: 'Menu główne' });
}

/** Follows the main menu to a category of the second level. */
export async function openCategory(page: Page, department: string, category: string): Promise<void> {
	await mainMenu(page).getByRole('link', { name: department, exact: true }).hover();
	await mainMenu(page).getByRole('link', { name: category, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
}

/** Follows the main menu to a category of the first level. */
export async function openDepartment(page: Page, department: string): Promise<void> {
	await mainMenu(page).getByRole('link', { name: department, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: department })).toBeVisible();
}

/** Chooses a colour and its last size in stock: the demo shop has few pieces of the smallest, and each run sells some. */
export async function chooseVariant(page: Page, colour: string): Promise<void> {
	await alive(page);
	await page.getByRole('radio', { name: colour, exact: true }).click();
	// the group's name changes once the page knows the sizes of the colour
	await expect(page.getByRole('radiogroup', { name: `: ${colour}` })).toBeVisible();
	const sizes = page.getByRole('radiogroup', { name: /^(Rozmiar|Size)/ }).getByRole('radio', { disabled: false });
	await sizes.last().click();
	await expect(sizes.last()).toBeChecked();
}

export async function addToCart(page: Page): Promise<void> {
	await clickBuy(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }));
	await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
}

/** Fills the checkout's form and asks for an account. */
export async function fillCheckout(page: Page, person: Person): Promise<void> {
	await page.getByLabel('Imię', { exact: true }).fill(person.firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(person.lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByLabel(/Załóż konto/).check();
	await page.getByLabel('Hasło', { exact: true }).fill(person.password);
	await page.getByLabel('Ulica', { exact: true }).fill('Świętojańska');
	await page.getByLabel('Nr domu i mieszkania').fill('7/3');
	await page.getByLabel('Kod pocztowy', { exact: true }).fill('81-368');
	await page.getByLabel('Miejscowość').fill('Gdynia');
	await page.getByLabel(/^Telefon/).fill('600 100 200');
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
}
