import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberStartPage } from './start-page.ts';

let kept: Map<string, string>;

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('document', { referrer: '' });
	vi.stubGlobal('history', { length: 2 });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** What is kept of a visit whose documents have these addresses. */
function startOf(...addresses: string[]): unknown {
	for (const address of addresses) {
		vi.stubGlobal('location', new URL(address));
		vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
			{ name: address, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
		]);
		rememberStartPage();
	}
	return JSON.parse(kept.get('shop/start-page') ?? 'null');
}

it('a visit began with its first document (13.18, 17.14)', () => {
	const start = startOf('https://brzask.example/ona?utm_source=list', 'https://brzask.example/de/damen');
	const url = 'https://brzask.example/ona?utm_source=list';
	expect(start).toEqual({ url, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

it.each([
	['https://brzask.example/ona?utm_source=list', 'https://brzask.example/ona?utm_source=list'],
	['https://news.example/?utm_source=list', 'https://brzask.example/ona/sukienki'],
])('a visit began with %s, which was left before it noted that, if that is the shop’s: %s (13.18)', (referrer, url) => {
	vi.stubGlobal('document', { referrer });
	expect(startOf('https://brzask.example/ona/sukienki')).toMatchObject({ url });
});

it('a link that is opened in a new tab begins a visit there', () => {
	vi.stubGlobal('document', { referrer: 'https://brzask.example/ona' });
	vi.stubGlobal('history', { length: 1 });
	const url = 'https://brzask.example/ona/sukienki';
	expect(startOf(url)).toMatchObject({ url });
});

it.each([
	['/create-password?resetToken=s&utm_source=list&email=a%40b.pl#token=s', '/create-password?utm_source=list'],
	['/zamowienie/6f1c1b52/c2VjcmV0?utm_medium=mail', '/zamowienie/?utm_medium=mail'],
	['/de/ocen-produkty/6f1c1b52/c2VjcmV0', '/de/ocen-produkty/'],
])('nothing secret is kept of %s', (path, told) => {
	expect(startOf(`https://brzask.example${path}`)).toMatchObject({ url: `https://brzask.example${told}` });
});

it('a device that keeps nothing is no failure', () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const blocked = () => {
		throw new DOMException('blocked', 'SecurityError');
	};
	vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
	expect(startOf('https://brzask.example/')).toBeNull();
});
