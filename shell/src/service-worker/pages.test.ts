import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INCOMPLETE, PAGES } from '../routing/worker-file.ts';
import { type FakeCaches, fakeCaches } from './caches.fake.ts';
import { createPages } from './pages.ts';

// workbox looks for them
vi.hoisted(() => {
	vi.stubEnv('NODE_ENV', 'production');
	Object.assign(globalThis, { self: globalThis, FetchEvent: class extends Event {} });
});

const ORIGIN = 'http://shop.test';
const DAY = 86_400_000;
let device: FakeCaches;
let network: (url: string) => Response;

beforeEach(() => {
	device = fakeCaches();
	vi.stubGlobal('caches', device.caches);
	vi.stubGlobal('fetch', async (url: string | Request) => network(url instanceof Request ? url.url : url));
	network = () => page();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

interface Made {
	html?: string;
	set?: string;
	at?: number;
	headers?: Record<string, string>;
}

function page({ html = '<html>x</html>', set = 'set-1', at = Date.now(), headers = {} }: Made = {}): Response {
	const given = { 'content-type': 'text/html', 'x-release-set': set, date: new Date(at).toUTCString(), ...headers };
	return new Response(html, { headers: given });
}

/** What the strategy answers, once it has kept what it keeps. */
async function ask(pages: ReturnType<typeof createPages>, path: string): Promise<Response> {
	const waits: Promise<unknown>[] = [];
	const waitUntil = (wait: Promise<unknown>) => void waits.push(wait);
	const event = Object.assign(new Event('fetch'), { waitUntil });
	const [answer] = pages.answer.handleAll({ event, request: new Request(ORIGIN + path) });
	const given = await answer;
	await vi.waitFor(() => expect(waits.length).toBeGreaterThan(0));
	return given;
}

it('keeps eighty pages and the home page, of which the oldest goes first (16.12)', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
	const pages = createPages(['/', '/de']);
	for (const path of ['/', ...Array.from({ length: 81 }, (_, index) => `/p${index}`)]) {
		await pages.keep(ORIGIN + path);
		vi.setSystemTime(Date.now() + 1000);
	}
	const trimmed = pages.trimSoon();
	await vi.advanceTimersByTimeAsync(3000);
	await trimmed;
	const kept = device.paths(PAGES);
	expect(kept).toHaveLength(81);
	expect(kept).toContain('/');
	expect(kept).toContain('/p80');
	expect(kept).not.toContain('/p0');
});

it('keeps pages for thirty days, and no more of them than 6 MB (16.12)', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
	const now = Date.now();
	const pages = createPages(['/']);
	const made: Record<string, Made> = {
		'/': { at: now - 40 * DAY },
		'/old': { at: now - 31 * DAY },
		'/first': { at: now - 2000 },
		'/large': { at: now - 1000, html: `<html>${'x'.repeat(5_999_020)}</html>` },
		'/last': { at: now, html: `<html>${'x'.repeat(900)}</html>` },
	};
	network = (url) => page(made[new URL(url).pathname]);
	for (const [path, { at = now }] of Object.entries(made)) {
		vi.setSystemTime(at);
		await pages.keep(ORIGIN + path);
	}
	vi.setSystemTime(now);
	const trimmed = pages.trimSoon();
	await vi.advanceTimersByTimeAsync(3000);
	await trimmed;
	expect(device.paths(PAGES)).toEqual(['/', '/large', '/last']);
});

it.each<[string, Response]>([
	['a page with a secret in its address', page({ headers: { 'x-robots-tag': 'noindex' } })],
	['the login page of a hotel', new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
	['half a page', page({ html: '<html>x' })],
	['a page that lacks something', page({ html: `<html>x${INCOMPLETE}</html>` })],
])('does not keep %s (16.15)', async (_, answer) => {
	network = () => answer;
	await createPages(['/']).keep(`${ORIGIN}/a`);
	expect(device.paths(PAGES)).toEqual([]);
});

it('keeps a whole page where the next copy of it lacks something (16.15)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const pages = createPages(['/']);
	await pages.keep(`${ORIGIN}/a`);
	vi.setSystemTime(Date.now() + DAY);
	network = () => page({ html: `<html>${INCOMPLETE}</html>` });
	await pages.keep(`${ORIGIN}/a`);
	const kept = await device.caches.match(`${ORIGIN}/a`, { cacheName: PAGES });
	expect(await kept?.text()).toContain('>x</html>');
});

it.each([
	['ahead of', 31 * DAY],
	['behind', -31 * DAY],
])('reckons with the clock of the device, also a month %s that of the server (21.14)', async (_, wrongBy) => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
	const pages = createPages(['/']);
	let asked = 0;
	network = () => {
		asked += 1;
		return page({ at: Date.now() - wrongBy });
	};
	const keep = () => pages.keep(`${ORIGIN}/a`);
	await keep();
	const trimmed = pages.trimSoon();
	await vi.advanceTimersByTimeAsync(3000);
	await trimmed;
	expect(device.paths(PAGES)).toEqual(['/a']);
	await keep();
	expect(asked).toBe(1);
	vi.setSystemTime(Date.now() + 300_000);
	await keep();
	expect(asked).toBe(2);
});

it('fetches a page again that was kept while the clock was ahead (21.14)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const pages = createPages(['/']);
	await pages.keep(`${ORIGIN}/a`);
	vi.setSystemTime(Date.now() - DAY);
	network = () => page({ html: '<html>new</html>' });
	await pages.keep(`${ORIGIN}/a`);
	const kept = await device.caches.match(`${ORIGIN}/a`, { cacheName: PAGES });
	expect(await kept?.text()).toContain('>new</html>');
});

it('answers from the device when there is no network, with the time, whatever the campaign (16.14)', async () => {
	const pages = createPages(['/']);
	await ask(pages, '/a?utm_source=x');
	expect(await vi.waitUntil(() => device.paths(PAGES)[0])).toBe('/a');
	network = () => {
		throw new TypeError('Failed to fetch');
	};
	expect(await (await ask(pages, '/a')).text()).toMatch(/^<html data-kept="\d+"/);
});

it('leads home from a page that is not there (16.13)', async () => {
	const pages = createPages(['/', '/de']);
	await pages.keep(`${ORIGIN}/de`);
	network = () => {
		throw new TypeError('Failed to fetch');
	};
	expect((await ask(pages, '/de/damen')).headers.get('location')).toBe(`${ORIGIN}/de#not-kept`);
});

it('leads to a page without its query where that is there, and tells the client of it (16.20)', async () => {
	const pages = createPages(['/']);
	await pages.keep(`${ORIGIN}/szukaj`);
	network = () => {
		throw new TypeError('Failed to fetch');
	};
	expect((await ask(pages, '/szukaj?q=len&utm_source=x')).headers.get('location')).toBe(`${ORIGIN}/szukaj#?q=len`);
});

it('knows which sets its pages are of, and drops those without one', async () => {
	const pages = createPages(['/']);
	network = (url) => page({ set: url.endsWith('/a') ? 'set-1' : 'set-2' });
	for (const path of ['/a', '/b']) await pages.keep(ORIGIN + path);
	expect(await pages.sets()).toEqual(new Set(['set-1', 'set-2']));
	await pages.dropWithoutSet(new Set(['set-2']));
	expect(device.paths(PAGES)).toEqual(['/b']);
});
