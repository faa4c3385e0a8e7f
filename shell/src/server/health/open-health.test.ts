import type { ReleaseSet } from '@pasaz/delivery/release';
import { openReleaseStore } from '@pasaz/delivery/release-store';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { getConfig } from '../config.ts';
import type { Generations } from '../generations.ts';
import { openHealth } from './open-health.ts';

it('counts the addresses of a page that fails without the secrets in them (27.21)', async () => {
	const set: ReleaseSet = { id: 'set', releases: { mf_content: { version: '1', hash: '' } } };
	const health = openHealth({ shown: () => ({ set }), canary: () => undefined } as unknown as Generations, {
		config: getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, AUTO_ROLLBACK: 'off' }),
		store: openReleaseStore('/nowhere'),
		log: pino({ level: 'silent' }),
	});
	const fail = (url: string) => health.noteFault({ set: 'set', slice: 'mf_content', url });
	for (const key of ['Zk3x9-QvT_1mWb7LcYh2sA', 'a8Ft0-XwP_4rNs2KdVg6uE']) fail(`/preview-cms-draft/${key}`);
	expect(health.of('mf_content 1')?.addresses).toBe(1);
	fail('/faq');
	expect(health.of('mf_content 1')?.addresses).toBe(2);
	await health.close();
});
