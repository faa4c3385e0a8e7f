import type { Page } from '@playwright/test';
import { alive, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const PRODUCT = '/sukienka-lniana-jagna';
/** Name, version, bytes and time of one part. */
const label = (page: Page, part: string) =>
	page.getByText(new RegExp(`^${part} \\w+ · [\\d.]+ kB, styles [\\d.]+ kB · [\\d.]+ ms$`));

/** Until the product's page has asked for its prices of now, which comes after all that it starts with (rule 5.18). */
async function openAndAct(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await alive(page);
	const priced = page.waitForResponse(/\/api\/product\/render-list/);
	await page.mouse.wheel(0, 10);
	await priced;
}

test('a team sees which slice shows what, with its version, bytes and time; nobody else loads anything for it (26.57)', async ({
	page,
}) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(new URL(request.url()).pathname));
	const outlineFiles = () => files.filter((file) => file.includes('/outline.'));
	await openAndAct(page, PRODUCT);
	expect(outlineFiles()).toEqual([]);

	await page.goto(`${PRODUCT}?_slices`);
	await alive(page);
	// what waits for an act is not alive before it
	await page.mouse.wheel(0, 10);
	await expect(label(page, 'mf_product/product-page')).toBeVisible();
	await page.getByRole('radiogroup').first().getByRole('radio').last().click();
	await expect(label(page, 'mf_cart_checkout/add-to-cart')).toBeVisible();
	expect(await page.evaluate(() => performance.getEntriesByName('render mf_product/product-page').length)).toBe(5);
	expect(outlineFiles().length).toBeGreaterThan(0);

	// it goes along through the tab, and the shop below works as before
	await openFromFooter(page, 'Pytania i odpowiedzi');
	await expect(label(page, 'mf_content/faq-page')).toBeVisible();
	files.splice(0);
	await openAndAct(page, `${PRODUCT}?_slices=off`);
	expect(outlineFiles()).toEqual([]);
});
