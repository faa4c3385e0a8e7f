import type { Page } from '@playwright/test';
import { type DevWorkspace, openDevWorkspace } from './dev-workspace.ts';
import { expect, test } from './watch-console.ts';

/** A port beside those of the shop that the other tests use. */
const PORT = Number(process.env.E2E_PORT ?? 4100) + 5;
const shop = `http://localhost:${PORT}`;

let workspace: DevWorkspace;
test.beforeAll(async () => {
	workspace = await openDevWorkspace(PORT);
});
test.afterAll(() => workspace.close());
// development mode builds the whole shop
test.setTimeout(300_000);

interface Edited {
	what: string;
	file: string;
	change: (text: string) => string;
	/** A new file that the edit needs. */
	added?: { file: string; text: string };
	seen: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

/** Edits, each of which stays while the next one is made. */
const EDITS: Edited[] = [
	{
		what: 'a text of a slice',
		file: 'mf-product/src/messages/product.ts',
		change: (text) => text.replace('Dodaj do porównania', 'Porównaj'),
		seen: (page) => expect(main(page).getByRole('button', { name: 'Porównaj', exact: true })).toBeVisible(),
	},
	{
		what: 'the same text again',
		file: 'mf-product/src/messages/product.ts',
		change: (text) => text.replace("'Porównaj'", "'Porównaj produkt'"),
		seen: (page) => expect(main(page).getByRole('button', { name: 'Porównaj produkt', exact: true })).toBeVisible(),
	},
	{
		what: 'a file of a slice',
		file: 'mf-product/src/exposed/product-page.tsx',
		change: (text) => text.replace('title: name', "title: 'Z pliku: ' + name"),
		seen: (page) => expect(page).toHaveTitle(/^Z pliku: /),
	},
	{
		what: 'a file of the shell',
		file: 'shell/src/messages/footer.ts',
		change: (text) => text.replace("'Kontakt'", "'Kontakt z powłoki'"),
		seen: (page) =>
			expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt z powłoki' })).toBeVisible(),
	},
	{
		what: 'a file of the ui-kit',
		file: 'ui-kit/src/price.tsx',
		change: (text) => text.replace('<div className={styles.price}', '<div data-edited className={styles.price}'),
		seen: (page) => expect(main(page).locator('[data-edited]').first()).toBeVisible(),
	},
	{
		what: 'a file of the kernel',
		file: 'shared-kernel/src/composition/fragment.tsx',
		change: (text) => text.replace('<Placed {...props} />', '<div data-kernel><Placed {...props} /></div>'),
		seen: (page) => expect(main(page).locator('[data-kernel]').first()).toBeVisible(),
	},
	{
		what: 'a file that is new',
		file: 'mf-product/src/exposed/product-page.tsx',
		change: (text) => `import { titled } from '../titled.ts';\n${text.replace(/title: .*,/, 'title: titled(name),')}`,
		added: { file: 'mf-product/src/titled.ts', text: "export const titled = (name: string) => 'Z nowego: ' + name;\n" },
		seen: (page) => expect(page).toHaveTitle(/^Z nowego: /),
	},
];

test('what is edited in development arrives on its page, which loads by itself (26.44)', async ({ page, request }) => {
	const isOpen = async () => (await request.get(`${shop}/healthz`)).ok();
	await expect(async () => expect(await isOpen()).toBe(true)).toPass();
	await page.goto(`${shop}/harbour-jumper`);
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	const compare = main(page).getByRole('button', { name: 'Dodaj do porównania' });
	await expect(compare).toHaveAttribute('aria-pressed', 'false');
	await compare.click();
	await expect(page.getByRole('button', { name: 'W porównaniu' })).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('button', { name: 'W porównaniu' }).click();
	for (const { what, added, file, change, seen } of EDITS)
		await test.step(what, async () => {
			if (added) await workspace.add(added.file, added.text);
			await workspace.edit(file, change);
			await seen(page);
		});
});
