import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOnError } from '../http/on-error.ts';
import { createRoute } from '../http/route.ts';
import { analyticsRoutes } from './routes.ts';

const app = new Hono();
app.onError(createOnError(pino({ level: 'silent' })));
analyticsRoutes(createRoute(app, async () => undefined));

const purchase = { event: 'purchase', currency: 'PLN', value: 389, items: [], urls: [], transaction_id: '100017' };
const post = (path: string, body: object) =>
	app.request(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

it.each([
	[facebookConversionLog.path, purchase],
	[googleAnalyticsLog.path, purchase],
	[eventLog.path, { events: [{ event: 'view_item', at: 1 }] }],
	[eventStats.path, { counts: { view_item: 2, purchase: 1 } }],
])('%s takes in what the shop sends', async (path, body) => {
	const response = await post(path, body);
	expect(await response.json()).toEqual({ code: 200, result: true });
});

it.each([
	[googleAnalyticsLog.path, { ...purchase, event: 'login' }],
	[eventStats.path, { counts: { login: 1 } }],
])('%s refuses what is no statistics', async (path, body) => {
	expect((await post(path, body)).status).toBe(422);
});
