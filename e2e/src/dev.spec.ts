import type { APIRequestContext, Page } from '@playwright/test';
import { FIRST_PORT } from '../../scripts/for-tests/shop-folder.ts';
import { type DevWorkspace, openDevWorkspace } from './dev-workspace.ts';
import { expect as expectSoon, test } from './watch-console.ts';

/** ms; an edit is built beside the other worker's tests, on cores that it has to share. Decision 59 says how long it takes alone. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** A port beside those of the shop that the other tests use. */
const PORT = FIRST_PORT + 5;
const shop = `http://localhost:${PORT}`;

let workspace: DevWorkspace;
test.describe.configure({ timeout: 300_000 });
test.beforeAll(async () => {
	workspace = await openDevWorkspace(PORT);
});
test.afterAll(() => workspace.close());
// development mode builds the whole shop
test.setTimeout(120_000);

interface Edited {
	what: string;
	file: string;
	change: (text: string) => string;
	/** A new file that the edit needs. */
	added?: { file: string; text: string };
	seen: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

/** Edits that an open page takes over as it is. */
const REFRESHED: Edited[] = [
	{
		what: 'a component of the slice',
		file: 'mf-product/src/lists/compare-row.tsx',
		change: (text) => text.replace('<div className={styles.row}>', '<div data-refreshed className={styles.row}>'),
		seen: (page) => expect(main(page).locator('[data-refreshed]')).toBeVisible(),
	},
	{
		what: 'a text of the slice',
		file: 'mf-product/src/messages/product.ts',
		change: (text) => text.replace("'W porównaniu'", "'Jest w porównaniu'"),
		seen: (page) => expect(main(page).getByRole('button', { name: 'Jest w porównaniu' })).toBeVisible(),
	},
	{
		what: 'a style of the slice',
		file: 'mf-product/src/lists/compare-row.module.css',
		change: (text) => text.replace('.row {', '.row { outline: 7px solid;'),
		seen: (page) => expect(main(page).locator('[data-refreshed]')).toHaveCSS('outline-width', '7px'),
	},
	{
		what: 'the component of its page',
		file: 'mf-product/src/exposed/product-page.tsx',
		change: (text) => text.replace('product={product} />;', 'product={{ ...product, name: "Z komponentu" }} />;'),
		seen: (page) => expect(main(page).getByRole('heading', { name: 'Z komponentu' })).toBeVisible(),
	},
	{
		what: 'a component of another slice',
		file: 'mf-cart-checkout/src/exposed/add-to-cart.tsx',
		change: (text) => text.replace('<div className={styles.place}>', '<div data-other className={styles.place}>'),
		seen: (page) => expect(main(page).locator('[data-other]')).toBeVisible(),
	},
	{
		what: 'a component of the shell',
		file: 'shell/src/layout/footer.tsx',
		change: (text) => text.replace('<nav aria-label={title}>', '<nav data-shell aria-label={title}>'),
		seen: (page) => expect(page.getByRole('contentinfo').locator('[data-shell]').first()).toBeVisible(),
	},
	{
		what: 'a text of the shell',
		file: 'shell/src/messages/footer.ts',
		change: (text) => text.replace("'Newsletter'", "'Newsletter z powłoki'"),
		seen: (page) => expect(page.getByRole('heading', { name: 'Newsletter z powłoki' })).toBeVisible(),
	},
	{
		what: 'a component of the kernel',
		file: 'shared-kernel/src/composition/fragment.tsx',
		change: (text) => text.replace('<Placed {...props} />', '<div data-kernel><Placed {...props} /></div>'),
		seen: (page) => expect(main(page).locator('[data-kernel]').first()).toBeVisible(),
	},
];

/** Edits after which the page loads again. Each stays while the next one is made. */
const EDITS: Edited[] = [
	{
		what: 'a slice whose code the page has not needed yet',
		file: 'mf-cart-checkout/src/exposed/add-to-cart.tsx',
		change: (text) => text.replace('className={styles.place}>', 'data-served className={styles.place}>'),
		seen: (page) => expect(main(page).locator('[data-served]')).toBeVisible(),
	},
	{
		what: 'a file of the ui-kit',
		file: 'ui-kit/src/price.tsx',
		change: (text) => text.replace('<div className={styles.price}', '<div data-edited className={styles.price}'),
		seen: (page) => expect(main(page).locator('[data-edited]').first()).toBeVisible(),
	},
	{
		what: 'a file that is new',
		file: 'mf-product/src/exposed/product-page.tsx',
		change: (text) => `import { titled } from '../titled.ts';\n${text.replace(/title: .*,/, 'title: titled(name),')}`,
		added: { file: 'mf-product/src/titled.ts', text: "export const titled = (name: string) => 'Z nowego: ' + name;\n" },
		seen: (page) => expect(page).toHaveTitle(/^Z nowego: /),
	},
];

/** Until then a page still fetches code, which an edit would make newer than its document. */
const untilLive = (page: Page) => page.waitForFunction(() => document.querySelector('[data-live]') !== null);

async function openProduct(page: Page, request: APIRequestContext): Promise<void> {
	const isOpen = async () => (await request.get(`${shop}/healthz`)).ok();
	await expect(async () => expect(await isOpen()).toBe(true)).toPass();
	await page.goto(`${shop}/harbour-jumper`);
	await untilLive(page);
}

async function save(page: Page, { added, file, change, seen }: Edited): Promise<void> {
	if (added) await workspace.add(added.file, added.text);
	await workspace.edit(file, change);
	await seen(page);
	await untilLive(page);
}

test('an open page takes over what is edited, with its state kept (26.44)', async ({ page, request }) => {
	await openProduct(page, request);
	await main(page).getByRole('button', { name: 'Dodaj do porównania' }).click();
	const choice = main(page).getByRole('button', { pressed: true });
	// another page, or a component that is mounted anew, would have another element
	await choice.evaluate((button) => Object.assign(button, { isSame: true }));
	for (const edited of REFRESHED)
		await test.step(edited.what, async () => {
			await save(page, edited);
			expect(await choice.evaluate((button) => 'isSame' in button)).toBe(true);
		});
});

test('a page loads again after an edit that it cannot take over (26.44)', async ({ page, request }) => {
	await openProduct(page, request);
	for (const edited of EDITS) await test.step(edited.what, () => save(page, edited));
});
