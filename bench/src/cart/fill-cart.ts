import type { Browser, BrowserContext } from 'playwright';
import { NO_OPS, opId, setTo } from '../../../shared-kernel/src/domain/line-ops.ts';

export type Device = Awaited<ReturnType<BrowserContext['storageState']>>;

const SOLD_WITH_CHOICES = {
	type: 'product',
	size: 150,
	searchQuery: {
		_appliedFilters: [
			{ attribute: 'type_id', value: { eq: 'configurable' } },
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
			{ attribute: 'stock.is_in_stock', value: { eq: true } },
		],
	},
	sourceInclude: ['configurable_children.sku', 'configurable_children.stock'],
};

interface Garment {
	configurable_children: { sku: string; stock: { qty: number; is_in_stock: boolean } }[];
}

/** Pieces of a line that a measurement may add. */
const SPARE = 3;

/** Skus of garments in one size and colour, of which some pieces are there. */
export async function soldSkus(origin: string, count: number): Promise<string[]> {
	const init = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(SOLD_WITH_CHOICES),
	};
	const { hits }: { hits: Garment[] } = await (await fetch(`${origin}/api/catalog/search`, init)).json();
	const choices = hits.flatMap((hit) => hit.configurable_children);
	const sold = choices.filter(({ stock }) => stock.is_in_stock && stock.qty > SPARE).map(({ sku }) => sku);
	if (sold.length < count) throw new Error(`The shop sells ${sold.length} garments, not ${count}`);
	return sold.slice(0, count);
}

/** What a device stores that has put these into its cart in another store view; the page loads the products. */
export function storedCart(skus: readonly string[]): string {
	const at = opId(Date.now(), 'bench');
	const bare = skus.map((sku) => ({ sku, ops: setTo(1, at) }));
	const none = NO_OPS.set;
	return JSON.stringify({ version: 4, lines: [], bare, serverToken: none, owner: none });
}

export async function fillCart(browser: Browser, origin: string, count: number): Promise<Device> {
	const context = await browser.newContext({ locale: 'pl-PL' });
	const page = await context.newPage();
	const stored = storedCart(await soldSkus(origin, count));
	await page.goto(origin);
	await page.evaluate((cart) => localStorage.setItem('shop/shared-cart/operations', cart), stored);
	await page.goto(`${origin}/cart`);
	await page.waitForFunction((lines) => document.querySelectorAll('main ul[aria-label] > li').length === lines, count, {
		timeout: 60_000,
	});
	await page.getByText('Ceny zawierają VAT.').waitFor({ timeout: 60_000 });
	// the cart is stored at the end of a task, and its stock is looked up in several calls
	await page.waitForLoadState('networkidle');
	const device = await context.storageState();
	await context.close();
	return device;
}
