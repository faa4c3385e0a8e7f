import type { AnalyticsEvent } from '@pasaz/kernel/analytics/events';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingIds } from './settings.ts';

const event = (sku: string): AnalyticsEvent => ({
	kind: 'product-browsed',
	product: { sku, name: sku, href: `/${sku}`, price: 1000, qty: 1 },
});

/** A page that has just been loaded: modules of its own, statistics opened when they are asked for. */
async function freshPage() {
	vi.resetModules();
	const consent = await import('./consent.ts');
	const { track } = await import('@pasaz/kernel/analytics/track');
	const { followConsent } = await import('./follow-consent.ts');
	const received: string[] = [];
	const state = { opened: 0, closed: 0 };
	const receive = (seen: AnalyticsEvent) => void received.push(seen.kind === 'product-browsed' ? seen.product.sku : '');
	const open = vi.fn(async () => {
		state.opened += 1;
		const close = () => {
			state.closed += 1;
		};
		return { receive, close };
	});
	const start = async () => {
		consent.startConsent();
		followConsent(open);
		await untilStored();
	};
	return { ...consent, track, received, state, open, start };
}

let storage: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
	storage = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('without consent (23.1)', () => {
	it('opens nothing, stores nothing and forgets', async () => {
		const page = await freshPage();
		page.track(event('A'));
		await page.start();
		page.track(event('B'));
		expect(page.open).not.toHaveBeenCalled();
		expect(storage.items.size).toBe(0);
		page.grantConsent();
		await untilStored();
		expect(page.received).toEqual([]);
		page.track(event('C'));
		expect(page.received).toEqual(['C']);
	});

	it('opens nothing for a shopper who said no', async () => {
		const page = await freshPage();
		await page.start();
		page.denyConsent();
		page.track(event('A'));
		await untilStored();
		expect(page.open).not.toHaveBeenCalled();
	});
});

describe('with consent', () => {
	it('remembers it on the device, and counts from the first moment of the next page (17.13)', async () => {
		const first = await freshPage();
		await first.start();
		first.grantConsent();
		await untilStored();

		const next = await freshPage();
		next.track(event('A'));
		await next.start();
		next.track(event('B'));
		expect(next.received).toEqual(['A', 'B']);
	});

	it('ends as soon as it is taken back', async () => {
		const page = await freshPage();
		await page.start();
		page.grantConsent();
		await untilStored();
		page.denyConsent();
		page.track(event('A'));
		expect(page.state).toEqual({ opened: 1, closed: 1 });
		expect(page.received).toEqual([]);
	});

	it('keeps one statistics open, however often the shopper changes their mind while it loads', async () => {
		const page = await freshPage();
		await page.start();
		page.grantConsent();
		page.denyConsent();
		page.grantConsent();
		await untilStored();
		page.track(event('A'));
		expect(page.state.opened - page.state.closed).toBe(1);
		expect(page.received).toEqual(['A']);
	});

	it('goes on without statistics when they cannot be loaded', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const page = await freshPage();
		page.open.mockRejectedValueOnce(new Error('offline'));
		await page.start();
		page.grantConsent();
		await untilStored();
		page.track(event('A'));
		expect(page.received).toEqual([]);
		expect(warn).toHaveBeenCalledOnce();
		warn.mockRestore();
	});
});

describe('a missing id (23.7)', () => {
	it.each([
		[{ ids: {} }, 2],
		[{ ids: { google: 'G-1' } }, 1],
		[{ ids: { facebook: '1' } }, 1],
		[{ ids: { google: 'G-1', facebook: '1' } }, 0],
	])('in %o gives as many warnings as there are extensions off: %i', (settings, expected) => {
		const warnings = missingIds(settings);
		expect(warnings).toHaveLength(expected);
		for (const warning of warnings) expect(warning).toContain('off');
	});
});
