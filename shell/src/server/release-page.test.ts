import { StoreUnavailable } from '@pasaz/delivery/object-store';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it, test } from 'vitest';
import { createReleasePage, type ReleaseEndpointOptions } from './release-endpoints.ts';
import { releasePage } from './release-page.ts';
import type { ReleaseReport } from './release-report.ts';
import { openFakeShell } from './shell.fake.ts';

const SECRET = 'a-release-secret-of-some-length';
const ask = (authorization?: string, env: Record<string, string> = { RELEASE_SECRET: SECRET }) =>
	openFakeShell({ env }).app.request('/_releases', { headers: authorization ? { authorization } : {} });
const basic = (password: string) => `Basic ${Buffer.from(`anna:${password}`).toString('base64')}`;

describe('the page of releases (26.56)', () => {
	it('asks a browser for the secret', async () => {
		for (const wrong of [undefined, basic('another-secret'), 'Bearer another-secret', 'Basic %']) {
			const answer = await ask(wrong);
			expect(answer.status).toBe(401);
			expect(answer.headers.get('www-authenticate')).toContain('Basic');
			expect(await answer.text()).toBe('unauthorized');
		}
	});

	it('is not there where there is no secret', async () => {
		expect((await ask(basic(''), {})).status).toBe(404);
	});

	it('is shown to whoever has it, and kept by nobody', async () => {
		for (const right of [basic(SECRET), `Bearer ${SECRET}`]) {
			const answer = await ask(right);
			expect(await answer.text()).toContain('Set set, shown to everybody');
			expect(answer.headers.get('cache-control')).toBe('private, no-store');
			expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-\S+'/);
		}
	});

	test('says what is shown, and that the last moves cannot be read, while the store is away (26.56, 26.71)', async () => {
		const { journal, ...store } = openReleaseStore('/nowhere');
		const written = () => Promise.reject(new StoreUnavailable('away'));
		const shown = { set: { id: 'set', releases: {} }, broken: [] };
		const options = {
			config: { releaseSecret: SECRET, storeViews: [] },
			store: { ...store, journal: { ...journal, written } },
			generations: { shown: () => shown, canary: () => undefined, open: () => ['set'] },
			healthOf: () => undefined,
			log: pino({ level: 'silent' }),
		} as unknown as ReleaseEndpointOptions;
		const app = new Hono().get('/_releases', createReleasePage(options));
		const answer = await app.request('/_releases', { headers: { authorization: basic(SECRET) } });
		expect(answer.status).toBe(200);
		const page = await answer.text();
		expect(page).toContain('Set set, shown to everybody');
		expect(page).toContain('The last moves cannot be read: the store of releases is away');
	});

	it('says of each release how it does, and of each move who made it and why', async () => {
		const release = { name: 'mf_product', version: '2', release: undefined, isBroken: false } as const;
		const health = { pages: 60.2, failed: 3, networks: 2, paints: [900, 1000, 1100], addresses: 4 };
		const move = { serial: 7, set: 'b', why: 'rollback', by: 'the shop', at: '2026-11-24T08:09:10.000Z' } as const;
		const report: ReleaseReport = {
			shown: 'b',
			releases: [{ ...release, name: 'mf_content', health: undefined, isBroken: true }],
			canary: { set: 'c', percent: 10, releases: [{ ...release, health }] },
			open: ['b', 'c'],
			moves: [{ ...move, reason: 'mf_product fails <often>' }],
		};
		const page = String(await releasePage(report));
		const cells = page.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
		expect(cells).toContain('|mf-content|2|cannot be loaded|');
		expect(cells).toContain('|mf-product|2|60 views, 3 failed in 2 networks|1000 ms|fails at 4 addresses|');
		expect(cells).toContain('Canary c, shown to 10 % of the visitors');
		expect(cells).toContain('|7|2026-11-24 08:09|rollback|b|the shop|mf_product fails &lt;often&gt;|');
	});
});
