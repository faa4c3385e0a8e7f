import { createServer, type RequestListener } from 'node:http';
import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import { pimReviews } from '@pasaz/kernel/contract/review';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../app.fixture.ts';
import { getConfig } from '../../platform/config.ts';
import { createReviewsOfPim } from './reviews-of-pim.ts';

const UUID = '0b9d3b1c-6d39-4a0e-9a0f-1f2f7a1d2c3e';
const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

/** A service that answers like this, and what it was asked. */
async function pim(listener: RequestListener) {
	const logged: string[] = [];
	const server = createServer(listener);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const settings = { url: `http://127.0.0.1:${port}`, alias: 'kram', key: 'secret-key' };
	const log = pino({}, { write: (line: string) => logged.push(line) });
	return { reviewsOf: createReviewsOfPim({ settings, log }), logged, settings };
}
const json =
	(body: unknown): RequestListener =>
	(_request, response) =>
		response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

describe('the reviews of the product-information service', () => {
	it('are requested with alias and key, and validated one by one (8.4, 25.16)', async () => {
		const asked: unknown[] = [];
		const good = { author: 'Ola', score: 4.5, message: 'Dobra' };
		const { reviewsOf } = await pim((request, response) => {
			asked.push([request.url, request.headers.alias, request.headers.authorization]);
			json({ data: [good, { author: 7 }, null, { ...good, internal: 'x' }], more: 1 })(request, response);
		});
		expect(await reviewsOf(UUID)).toEqual({ data: [good, good] });
		expect(asked).toEqual([[`/pim/product/${UUID}/reviews`, 'kram', 'Bearer secret-key']]);
	});

	it('are those of the product that the catalogue names so (8.4)', async () => {
		const { settings } = await pim((request, response) => {
			const { pathname } = new URL(request.url ?? '', 'http://pim');
			json({ data: pathname.includes(UUID) ? [{ author: 'Ola', score: 5, message: 'Dobra' }] : [] })(request, response);
		});
		const env = { PIM_URL: settings.url, PIM_ALIAS: settings.alias, PIM_KEY: settings.key };
		const shop = await createTestApp(undefined, { env });
		const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'KOSZ-1' } }] };
		const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery } });
		const { uuid = '' } = Product.parse(hits[0]);
		expect(await shop.call(pimReviews, { params: { uuid } })).toMatchObject({ data: [{ author: 'Ola' }] });
		await shop.close();
	});

	it.each<[string, RequestListener]>([
		['fails', (_request, response) => response.writeHead(500).end('secret-key')],
		['says something else', json({ reviews: [] })],
		['says no JSON', (_request, response) => response.end('<html>')],
		['leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
		['says far too much', json({ data: ['x'.repeat(1_100_000)] })],
		['breaks off', (request) => request.socket.destroy()],
	])('are none when it %s (27.12)', async (_how, listener) => {
		const { reviewsOf, logged } = await pim(listener);
		expect(await reviewsOf(UUID)).toEqual({ data: [] });
		expect(logged).toHaveLength(1);
		expect(logged.join()).not.toMatch(/secret-key|127\.0\.0\.1/);
	});

	it('are none when it hangs, after two seconds', async () => {
		const { reviewsOf } = await pim(() => {});
		expect(await reviewsOf(UUID)).toEqual({ data: [] });
	});

	it('are empty in a shop without the service, and not found for an invalid uuid', async () => {
		const shop = await createTestApp();
		expect(await shop.call(pimReviews, { params: { uuid: UUID } })).toEqual({ data: [] });
		for (const uuid of ['1', '..', `${UUID}/../../x`, '@169.254.169.254', '%00'])
			expect(await shop.refused(pimReviews, { params: { uuid } })).toMatchObject({ status: 404 });
		await shop.close();
	});
});

it('the service is set up whole or not at all', () => {
	const whole = { STORE_VIEWS: STORE_VIEWS_FILE, PIM_URL: 'https://pim.example/', PIM_ALIAS: 'kram', PIM_KEY: 'k' };
	expect(getConfig(whole).pim).toEqual({ url: 'https://pim.example', alias: 'kram', key: 'k' });
	expect(getConfig({ STORE_VIEWS: STORE_VIEWS_FILE }).pim).toBeUndefined();
	for (const key of ['PIM_ALIAS', 'PIM_KEY']) expect(() => getConfig({ ...whole, [key]: '' })).toThrow(/PIM_URL/);
});
