import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageRecords } from './records/page-records.ts';
import { startAhead } from './start-ahead.ts';

const kept = new Map<string, string>();

beforeEach(() => {
	const sessionStorage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	};
	class NoObserver {
		static supportedEntryTypes = ['largest-contentful-paint'];
		observe() {}
	}
	const document = { querySelector: () => null, documentElement: { dataset: {} } };
	const globals = {
		...{ sessionStorage, document, history: { length: 1 }, Element: class {}, PerformanceObserver: NoObserver },
		addEventListener: () => undefined,
		matchMedia: () => ({ matches: true }),
		fetch: () => Promise.reject(new TypeError('There is no network')),
	};
	for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

function openDocument(address: string) {
	vi.stubGlobal('location', new URL(address));
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		{ name: address, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
	]);
	const records = createPageRecords({ fetchRecord: () => Promise.reject(new TypeError()), isOnline: () => false });
	const pages = { loaded: () => undefined, load: () => Promise.reject(new TypeError()) };
	const site = { storeView: POLAND, storeLinks: [], table: [], pages };
	const router = createMemoryRouter([{ path: '/', element: null }]);
	startAhead(router, { site, records, loadAhead: () => Promise.resolve(), releaseSet: 'set-1' });
}

it('remembers where a visit began before a document of another store view takes over (13.18)', () => {
	openDocument('https://brzask.example/?utm_source=list');
	openDocument('https://brzask.example/de');
	expect(kept.get('shop/start-page')).toContain('https://brzask.example/?utm_source=list');
});
