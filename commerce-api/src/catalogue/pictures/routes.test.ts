import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

it('serves a picture that the catalogue names, for a short time while its file is missing', async () => {
	const response = await shop.app.request('/img/450x570/s/u/sukienka-rudy-front.webp');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('image/webp');
	expect(response.headers.get('cache-control')).toBe('public, max-age=60');
	const again = await shop.app.request('/img/450x570/s/u/sukienka-rudy-front.webp', {
		headers: { 'if-none-match': response.headers.get('etag') ?? '' },
	});
	expect(again.status).toBe(304);
});

it('serves the card of a link as JPEG (2.39)', async () => {
	const response = await shop.app.request('/img/1200x630/s/u/sukienka-rudy-front.jpg');
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
	const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
	expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

it.each([
	'/img/1200x630/s/u/sukienka-rudy-front.webp',
	'/img/450x570/s/u/sukienka-rudy-front.jpg',
	'/img/451x570/s/u/sukienka-rudy-front.avif',
	'/img/450x570/s/u/sukienka-rudy-front.png',
	'/img/450x570/s/u/sukienka-rudy-front',
	'/img/450x570/s/u/unknown.avif',
	'/img/450x570/..%2f..%2f..%2fetc/passwd.avif',
	'/img/450x570//etc/passwd%00.avif',
	'/img/__proto__/s/u/sukienka-rudy-front.avif',
])('knows no picture at %s (27.14)', async (path) => {
	expect((await shop.app.request(path)).status).toBe(404);
});
