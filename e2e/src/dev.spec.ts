import { type DevWorkspace, openDevWorkspace } from './dev-workspace.ts';
import { expect, test } from './watch-console.ts';

/** A port beside those of the shop that the other tests use. */
const PORT = Number(process.env.E2E_PORT ?? 4100) + 5;

let workspace: DevWorkspace;
test.beforeAll(async () => {
	workspace = await openDevWorkspace(PORT);
});
test.afterAll(() => workspace.close());
// development mode builds the whole shop
test.setTimeout(300_000);

test('a slice that is edited in development arrives on its page', async ({ page, request }) => {
	const shop = `http://localhost:${PORT}`;
	const isOpen = async () => (await request.get(`${shop}/healthz`)).ok();
	await expect(async () => expect(await isOpen()).toBe(true)).toPass();
	await page.goto(`${shop}/harbour-jumper`);
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	const compare = page.getByRole('main').getByRole('button', { name: 'Dodaj do porównania' });
	await expect(compare).toHaveAttribute('aria-pressed', 'false');
	await compare.click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toHaveAttribute('aria-pressed', 'true');

	let shown = 'Dodaj do porównania';
	for (const edited of ['Porównaj', 'Porównaj produkt']) {
		await workspace.edit('mf-product/src/messages/product.ts', (text) => text.replace(shown, edited));
		await expect(async () => {
			await page.reload();
			await expect(page.getByRole('button', { name: edited, exact: true })).toBeVisible({ timeout: 5000 });
		}).toPass();
		shown = edited;
	}
});
