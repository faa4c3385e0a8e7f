import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endSessionOnServer, registerShopper } from './account-session.ts';

const REFRESH = '**/api/user/refresh';
const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };
const orders = (page: Page) => page.getByText('Nie masz jeszcze zamówień');
const loginNeeded = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Zaloguj się' });

function countRefreshes(context: BrowserContext) {
	const refreshes: string[] = [];
	context.on('request', (request) => request.url().endsWith('/api/user/refresh') && refreshes.push(request.url()));
	return () => refreshes.length;
}

test('three tabs without a token refresh it once, and nobody is logged out (18.8, 18.9)', async ({ context, page }) => {
	await registerShopper(page);
	await page.goto('about:blank');
	const tabs = [page, await context.newPage(), await context.newPage()];
	const refreshes = countRefreshes(context);
	await Promise.all(tabs.map((tab) => tab.goto('/account/orders')));
	for (const tab of tabs) await expect(orders(tab)).toBeVisible();
	expect(refreshes()).toBe(1);

	const [first, ...others] = tabs;
	for (const tab of others) await tab.close();
	await first?.reload();
	await expect(orders(page)).toBeVisible();
	expect(refreshes()).toBe(2);
});

test('a refresh that the server cannot do right now is tried again after a second (18.10)', async ({
	context,
	page,
}) => {
	await registerShopper(page);
	const refreshes = countRefreshes(context);
	const fail = { status: 500, contentType: 'application/json', body: '{"code":500,"result":"Oops"}' };
	await page.route(REFRESH, (route) => route.fulfill(fail), { times: 1 });
	await page.goto('/account/orders');
	await expect(orders(page)).toBeVisible();
	expect(refreshes()).toBe(2);
});

test('a tab that is closed while it refreshes leaves that to another (18.10)', async ({ context, page }) => {
	await registerShopper(page);
	const other = await context.newPage();
	await page.route(REFRESH, () => undefined);
	const asked = page.waitForRequest(REFRESH);
	await page.goto('/account/orders');
	await asked;
	await other.goto('/account/orders');
	await page.close();
	await expect(orders(other)).toBeVisible();
});

test('a refused refresh logs the shopper out, in all tabs (18.10)', async ({ context, page }) => {
	await registerShopper(page);
	const other = await context.newPage();
	await other.goto('/account');
	await expect(other.getByRole('button', { name: 'Wyloguj się', exact: true })).toBeVisible();
	await endSessionOnServer(page);
	await page.goto('/account/orders');
	const questionIn = (tab: Page) => tab.getByRole('dialog', { name: 'Zaloguj się ponownie' });
	// the tab whose call is refused first asks
	const asking = async () => ((await questionIn(page).isVisible()) ? page : other);
	await expect.poll(async () => questionIn(await asking()).isVisible()).toBe(true);
	const question = questionIn(await asking());
	await question.getByRole('button', { name: 'Kupuję jako gość' }).click();
	await expect(question).toBeHidden();
	await expect(loginNeeded(page)).toBeVisible();
	await expect(loginNeeded(other)).toBeVisible();
});

test('a captive portal is an error that goes by (19.6)', async ({ page }) => {
	await registerShopper(page);
	const history = '**/api/user/order-history**';
	await page.route(history, (route) => route.fulfill(HTML));
	await page.goto('/account/orders');
	const again = page.getByRole('main').getByRole('button', { name: /ponownie/ });
	await expect(again).toBeVisible();
	await page.unroute(history);
	await again.click();
	await expect(orders(page)).toBeVisible();
});

test('a network that swallows everything counts as none after five seconds (16.1)', async ({ page }) => {
	await registerShopper(page);
	const history = '**/api/user/order-history**';
	await page.route(history, () => undefined);
	const began = performance.now();
	const asked = page.waitForRequest(history);
	await page.goto('/account/orders');
	await asked;
	await expect(page.getByText(/Nie udało się połączyć/)).toBeVisible({ timeout: 8000 });
	expect(performance.now() - began).toBeGreaterThan(4500);
});

const SAVE = '**/api/cart/save-start-page-url';
const waitingTask = {
	task_id: 'task-of-a-guest',
	url: '/api/cart/save-start-page-url',
	payload: { method: 'POST', body: '{"url":"/","date":""}' },
	...{ transmited: false, resultCode: null, callback_event: null },
	...{ owner: null as number | null, position: 1, revision: 0, attempts: 0 },
};

/** Reads the stored queue, after storing a task if one is given. */
function storedTasks(page: Page, given?: typeof waitingTask): Promise<string[]> {
	return page.evaluate(async (task) => {
		const settled = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const database = await settled(indexedDB.open('shop'));
		try {
			const store = database.transaction('syncTasks', 'readwrite').objectStore('syncTasks');
			if (task) await settled(store.put(task, task.task_id));
			return (await settled(store.getAllKeys())).map(String);
		} finally {
			database.close();
		}
	}, given);
}

async function hasQueue(page: Page) {
	const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
	await expect.poll(names).toContain('shop');
	await expect.poll(() => storedTasks(page).catch(() => null)).toEqual([]);
}

test('a call that was left to the queue outlives a reload and a captive portal, and is made once (19.3, 19.6)', async ({
	context,
	page,
}) => {
	const sent: (string | undefined)[] = [];
	const answer = { portal: true };
	await context.route(SAVE, async (route) => {
		sent.push(route.request().headers()['idempotency-key']);
		await route.fulfill(answer.portal ? HTML : { json: { code: 200, result: true } });
	});
	// `queueTask` leaves this mark; a page without it does not fetch the queue
	await context.addInitScript(() => localStorage.setItem('shop/syncTasks/waiting', '1'));
	await page.goto('/faq');
	await hasQueue(page);
	await storedTasks(page, { ...waitingTask, owner: 999_999, task_id: 'task-of-somebody-else', position: 0 });
	await storedTasks(page, waitingTask);
	await page.reload();
	const other = await context.newPage();
	await other.goto('/faq');
	await expect.poll(() => sent.length).toBeGreaterThan(1);
	expect(await storedTasks(page)).toContain(waitingTask.task_id);

	answer.portal = false;
	const before = sent.length;
	await expect.poll(() => storedTasks(page), { timeout: 20_000 }).toEqual(['task-of-somebody-else']);
	expect(sent.length - before).toBe(1);
	expect(new Set(sent)).toEqual(new Set([waitingTask.task_id]));
});
