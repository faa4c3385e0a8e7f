import { PICTURES } from '@pasaz/kernel/device/storage/picture-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCaches, fakeCaches } from './caches.fake.ts';
import { createPictures } from './pictures.ts';

// workbox looks for them
vi.hoisted(() => {
	vi.stubEnv('NODE_ENV', 'production');
	Object.assign(globalThis, { self: globalThis, FetchEvent: class extends Event {} });
});

const ORIGIN = 'http://shop.test';
let device: FakeCaches;
let network: () => Response;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	device = fakeCaches();
	vi.stubGlobal('caches', device.caches);
	vi.stubGlobal('fetch', async () => network());
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const picture = (bytes = 10, type = 'image/avif') =>
	new Response(new Uint8Array(bytes), { headers: { 'content-type': type, date: new Date().toUTCString() } });

/** Shows pictures one after another, until what is to be dropped is dropped. */
async function show(...paths: string[]): Promise<void> {
	const pictures = createPictures();
	for (const path of paths) {
		const event = Object.assign(new Event('fetch'), { waitUntil: () => {} });
		const [answer, done] = pictures.handleAll({ event, request: new Request(ORIGIN + path) });
		await vi.runAllTimersAsync();
		await Promise.all([answer, done]);
	}
	await vi.runAllTimersAsync();
}

it.each([
	['the login page of a hotel', () => picture(10, 'text/html')],
	['a failure', () => new Response(null, { status: 404, headers: { 'content-type': 'image/png' } })],
])('does not keep %s as a picture (16.15)', async (_, answer) => {
	network = answer;
	await show('/img/a');
	expect(device.paths(PICTURES)).toEqual([]);
});

it('keeps 8 MB of pictures (16.12)', async () => {
	network = () => picture(3_000_000);
	await show('/img/a', '/img/b', '/img/c');
	expect(device.paths(PICTURES)).toHaveLength(2);
});

it('keeps nothing more on a full device, logs that, and shows the picture all the same (6.24)', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	network = picture;
	device.room = 0;
	await show('/img/a');
	expect(device.paths(PICTURES)).toEqual([]);
	expect(warn).toHaveBeenCalledWith(expect.stringContaining('/img/a'), expect.any(Error));
});
