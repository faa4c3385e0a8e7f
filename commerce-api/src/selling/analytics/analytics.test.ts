import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import { asc, desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminConversions } from '../../platform/admin-contract.ts';
import { conversionCounts } from '../../platform/database/schema/community.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const bearer = { headers: { authorization: `Bearer ${SECRET}` } };

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
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

it('tells the merchant the sums of days, the newest first (25.32)', async () => {
	const today = shop.clock.now.toISOString().slice(0, 10);
	shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
	const tomorrow = shop.clock.now.toISOString().slice(0, 10);
	await shop.call(googleAnalyticsLog, { body: purchase });
	const all = await shop.call(adminConversions, bearer);
	expect(all.map(({ day, log, event }) => [day, log, event])).toEqual([
		[tomorrow, 'google', 'purchase'],
		[today, 'events', 'purchase'],
		[today, 'events', 'view_item'],
		[today, 'facebook', 'purchase'],
		[today, 'google', 'purchase'],
		[today, 'stats', 'view_cart'],
	]);
	expect(all[0]).toMatchObject({ currency: 'PLN', count: 1, value: 389.5 });
	expect(all[1]).toMatchObject({ currency: null, count: 1, value: null });
	const ofDays = (query: { from?: string; to?: string }) => shop.call(adminConversions, { query, ...bearer });
	expect(await ofDays({ from: tomorrow, to: tomorrow })).toEqual(all.slice(0, 1));
	expect(await ofDays({ to: today })).toEqual(all.slice(1));
	const second = await shop.send(adminConversions, { query: { pageSize: 2, currentPage: 2 }, ...bearer });
	const meta = { total_count: 6, search_criteria: { page_size: 2, current_page: 2 } };
	expect(await second.json()).toMatchObject({ result: all.slice(2, 4), meta });
	expect(await shop.refused(adminConversions)).toMatchObject({ status: 401 });
	for (const from of ['2026-02-30', '0000-01-01', 'today'])
		expect((await shop.send(adminConversions, { query: { from }, ...bearer })).status).toBe(422);
});

it('does not overflow', async () => {
	const most = { ...purchase, value: 100_000_000 };
	for (let round = 0; round < 25; round++) await shop.call(facebookConversionLog, { body: most });
	const [row] = await shop.db.select().from(conversionCounts).orderBy(desc(conversionCounts.value));
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
