import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../scripts/for-tests/free-port.ts';
import { ROOT, type RunningProcess, startProcess } from './child-process.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';
import { alive, clickBuy } from './shopper.ts';

const LABEL = join(ROOT, 'e2e/src/second-label');
const { E2E_ADMIN_SECRET: ADMIN_SECRET = '' } = process.env;

let shop: SecondShell;
let api: RunningProcess;
let port: number;
let dataDir: string;
let folder: string;

/** Starts the back end of a shop of six products; again at the same address. */
async function startApi(storeViews: string) {
	const label = { LABEL: join(LABEL, 'label.ts'), MAIL_FROM: '', ORDER_PREFIX: 'TIDE', ADMIN_SECRET };
	const place = { API_PORT: String(port), DATA_DIR: dataDir, STORE_VIEWS: storeViews };
	api = await startProcess('commerce-api/src/main.ts', { ...label, ...place });
}

const STORE_VIEWS = join(LABEL, 'store-views.json');

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pasaz-'));
	dataDir = await copyReleases();
	port = await freePort();
	await startApi(STORE_VIEWS);
	shop = await openSecondShell(`http://127.0.0.1:${port}`, dataDir, { STORE_VIEWS });
});
test.afterAll(async () => {
	await api?.close();
	await shop?.close();
	await rm(folder, { recursive: true, force: true });
});

const ANNE = {
	firstname: 'Anne',
	lastname: 'Byrne',
	street: ['Quay Street', '7'],
	postcode: 'H91 AB12',
	city: 'Galway',
};
const order = (page: Page) => page.getByRole('button', { name: 'Order and pay', exact: true });

/** Comes with a product to the order button, everything filled in. */
async function reachOrder(page: Page, product: string) {
	await page.goto(`${shop.origin}/${product}`);
	await alive(page);
	await clickBuy(page.getByRole('main').getByRole('button', { name: 'Add to cart' }));
	await expect(page.getByText('Product has been added to the cart!')).toBeVisible();
	await page.goto(`${shop.origin}/cart`);
	const fields = {
		...{ 'personal.firstName': ANNE.firstname, 'personal.lastName': ANNE.lastname },
		...{ 'personal.emailAddress': `anne.${Date.now()}@example.com`, 'shipping.streetAddress': 'Quay Street' },
		...{ 'shipping.apartmentNumber': '7', 'shipping.zipCode': 'H91 AB12', 'shipping.city': 'Galway' },
		'shipping.phoneNumber': '085 123 4567',
	};
	for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
	await page.getByRole('radio', { name: 'Cash on delivery' }).check();
	await page.locator('[name="terms"]').check();
	await expect(page.getByText('Prices include VAT.')).toBeVisible();
}

async function ask(path: string, init?: RequestInit) {
	const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, init);
	return (await answer.json()).result;
}
const stockOf = async (sku: string): Promise<number> => (await ask(`stock/check?sku=${sku}`)).qty;
const orders = (): Promise<{ grand_total: number }[]> =>
	ask('admin/order?status=pending', { headers: { authorization: `Bearer ${ADMIN_SECRET}` } });

const confirmed = (page: Page) => expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/, { timeout: 30_000 });

test('a server that is killed while an order is under way places it once, when it is back (15.16, 26.2)', async ({
	page,
}) => {
	await reachOrder(page, 'harbour-jumper');
	const before = { stock: await stockOf('TIDE-1'), orders: (await orders()).length };
	await page.route('**/api/order', async (route) => {
		void route.continue();
		await api.kill();
	});
	await order(page).click();
	await expect(page.getByText(/no answer from the shop|try again|order again/i).first()).toBeVisible({
		timeout: 30_000,
	});
	await page.unroute('**/api/order');
	await startApi(STORE_VIEWS);
	await expect(async () => {
		if (await order(page).isVisible()) await order(page).click({ timeout: 1000 });
		await expect(page).toHaveURL(/payment-confirmation/, { timeout: 5000 });
	}).toPass({ timeout: 40_000 });
	await confirmed(page);
	expect(await stockOf('TIDE-1')).toBe(before.stock - 1);
	const after = await orders();
	expect(after).toHaveLength(before.orders + 1);
	expect(after.at(-1)?.grand_total).toBe(89);
});

test('the last pieces, which another shopper buys in the meantime, are said to be gone and not sold twice (15.10)', async ({
	page,
}) => {
	await reachOrder(page, 'fog-cardigan');
	const address = { ...ANNE, country_id: 'IE', telephone: '085 123 4567', email: `other.${Date.now()}@example.com` };
	const qty = await stockOf('TIDE-3');
	const body = {
		...{ user_id: '', cart_id: '', products: [{ sku: 'TIDE-3', qty, price: 79 }] },
		addressInformation: {
			...{ billingAddress: address, shippingAddress: address, payment_method_code: 'cashondelivery' },
			...{ shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' },
		},
	};
	const headers = { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
	expect(await ask('order', { method: 'POST', headers, body: JSON.stringify(body) })).toMatchObject({
		orderNumber: expect.any(String),
	});
	const count = (await orders()).length;
	await order(page).click();
	await expect(page.getByText('Some of the ordered products are not available!')).toBeVisible();
	expect([await stockOf('TIDE-3'), (await orders()).length]).toEqual([0, count]);
});

test('a sum that is another one after the shop was opened again is asked about before the order (15.19)', async ({
	page,
}) => {
	await reachOrder(page, 'gull-cap');
	await expect(page.getByRole('definition').filter({ hasText: '29,92' })).toBeVisible();
	const [view] = JSON.parse(await readFile(STORE_VIEWS, 'utf8'));
	const dearer = join(folder, 'store-views.json');
	await writeFile(dearer, JSON.stringify([{ ...view, shipping: { freeFrom: 80, amount: 5, amountInclTax: 6.15 } }]));
	await api.close();
	await startApi(dearer);
	const count = (await orders()).length;
	await order(page).click();
	const question = page.getByRole('dialog', { name: 'The order has changed' });
	await expect(question).toContainText('31,15');
	expect(await orders()).toHaveLength(count);
	await question.getByRole('button', { name: /pay the new/ }).click();
	await confirmed(page);
	expect((await orders()).at(-1)?.grand_total).toBe(31.15);
});
