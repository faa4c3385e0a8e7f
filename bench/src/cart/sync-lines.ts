import type { Browser } from 'playwright';
import { openThrottled } from '../throttled.ts';
import { soldSkus, storedCart } from './fill-cart.ts';

/** Measures ms from the first call about a cart that the server has never seen to the last answer. */
export async function syncLines(browser: Browser, origin: string, count: number): Promise<number> {
	const page = await openThrottled(browser, 'far away');
	const spans: { from: number; until: number }[] = [];
	page.on('requestfinished', (request) => {
		if (!/\/api\/cart\/(create|sync)$/.test(new URL(request.url()).pathname)) return;
		const { startTime, responseEnd } = request.timing();
		spans.push({ from: startTime, until: startTime + responseEnd });
	});
	const stored = storedCart(await soldSkus(origin, count));
	await page.addInitScript((cart) => localStorage.setItem('shop/shared-cart/operations', cart), stored);
	const synced = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/cart/sync');
	await page.goto(origin, { waitUntil: 'load' });
	const { result } = await (await synced).json();
	if (result.items.length !== count) throw new Error(`The server has ${result.items.length} lines, not ${count}`);
	await page.waitForLoadState('networkidle');
	await page.context().close();
	return Math.max(...spans.map(({ until }) => until)) - Math.min(...spans.map(({ from }) => from));
}
