import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { gallery } from '../write/product-fields.ts';

const FILM = '/film/sukienka-lniana-wanda.webm';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { FILMS: 'demo-shop/films' } });
});
afterAll(() => shop.close());

it('sends a film whole, and in the ranges that players ask for (4.31)', async () => {
	const whole = await shop.app.request(FILM);
	const bytes = new Uint8Array(await whole.arrayBuffer());
	expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
		...[200, 'video/webm', 'bytes'],
	]);
	expect(whole.headers.get('cache-control')).toBe('public, max-age=86400');
	const part = await shop.app.request(FILM, { headers: { range: 'bytes=4-9' } });
	expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${bytes.length}`]);
	expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 10));
});

it.each(['/film/none.webm', '/film/..%2fshop.env', '/film/shop.env', '/film/%2e%2e%2fshop.webm'])(
	'knows no film at %s (27.14)',
	async (path) => {
		expect((await shop.app.request(path)).status).toBe(404);
	},
);

it('names the film at the main picture alone (4.31)', () => {
	expect(gallery(['/a', '/b'], FILM).map(({ vid }) => vid)).toEqual([FILM, undefined]);
});
