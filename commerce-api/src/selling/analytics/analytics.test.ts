import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { conversionCounts } from '../../platform/database/schema/community.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

const item = { item_id: 'SZAL-1', item_name: 'Szalik', price: 49.99, quantity: 1 };
const purchase = {
	event: 'purchase' as const,
	currency: 'PLN',
	value: 389.5,
	items: [item],
	urls: ['/szalik-mgla'],
	transaction_id: '100017',
	_fbp: 'fb.1.2',
	ga_user_id: 'GA1.2',
};
const post = (path: string, body: unknown) =>
	shop.app.request(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

it('stores sums of the day, and nothing personal (23.8)', async () => {
	for (const endpoint of [facebookConversionLog, googleAnalyticsLog])
		expect(await shop.call(endpoint, { body: purchase })).toBe(true);
	await shop.call(googleAnalyticsLog, { body: purchase });
	await shop.call(eventLog, {
		body: {
			events: [
				{ event: 'view_item', at: 1 },
				{ event: 'view_item', at: 2 },
				{ event: 'purchase', at: 3 },
			],
		},
	});
	await shop.call(eventStats, { body: { counts: { view_cart: 2, purchase: 0 } } });
	const rows = await shop.db
		.select()
		.from(conversionCounts)
		.orderBy(asc(conversionCounts.log), asc(conversionCounts.event));
	expect(rows.map(({ log, event, currency, count, value }) => [log, event, currency, count, value])).toEqual([
		['events', 'purchase', '', 1, 0],
		['events', 'view_item', '', 2, 0],
		['facebook', 'purchase', 'PLN', 1, 38950],
		['google', 'purchase', 'PLN', 2, 77900],
		['stats', 'view_cart', '', 2, 0],
	]);
	expect(JSON.stringify(rows)).not.toMatch(/100017|fb\.1|GA1|SZAL/);
});

it('does not overflow', async () => {
	const most = { ...purchase, value: 100_000_000 };
	for (let round = 0; round < 25; round++) await shop.call(facebookConversionLog, { body: most });
	const [row] = await shop.db.select().from(conversionCounts).orderBy(asc(conversionCounts.value)).offset(4);
	expect(row?.value).toBe(2_147_483_647);
});

it.each([
	[googleAnalyticsLog.path, { ...purchase, event: 'login' }],
	[googleAnalyticsLog.path, { ...purchase, currency: 'złoty' }],
	[googleAnalyticsLog.path, { ...purchase, value: -1 }],
	[googleAnalyticsLog.path, { ...purchase, items: Array.from({ length: 201 }, () => item) }],
	[facebookConversionLog.path, { ...purchase, _fbp: 'x'.repeat(2049) }],
	[eventLog.path, { events: Array.from({ length: 101 }, () => ({ event: 'view_item', at: 1 })) }],
	[eventStats.path, { counts: { login: 1 } }],
	[eventStats.path, { counts: { purchase: -1 } }],
])('%s refuses what is no statistics', async (path, body) => {
	expect((await post(path, body)).status).toBe(422);
});
