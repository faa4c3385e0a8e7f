import type { ReleaseSet } from '@pasaz/delivery/release';
import { addRelease, openTestStore } from '@pasaz/delivery/releases.fixture';
import { signSetLink } from '@pasaz/delivery/set-link';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORKER_FILE, WORKER_URL } from '../routing/worker-file.ts';
import { getConfig } from './config.ts';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { createServiceWorker } from './service-worker.ts';
import { createVisitors } from './visitor-set.ts';

const SECRET = 'a-secret-of-some-length';
const log = pino({ level: 'silent' });
const config = getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, API_URL: 'http://127.0.0.1:1', RELEASE_SECRET: SECRET });
let shown: ReleaseSet;
let canary: ReleaseSet;
let app: Hono;

/** A shop that shows another shell to a quarter of its visitors. */
beforeEach(async () => {
	const store = await openTestStore();
	await addRelease(store, { name: 'mf_catalog', version: '1' });
	for (const version of ['1', '2'])
		await addRelease(store, { name: 'shell', version, files: { [WORKER_FILE]: `// code ${version}` } });
	shown = await store.addSet({ shell: '1', mf_catalog: '1' });
	canary = await store.addSet({ shell: '2', mf_catalog: '1' });
	const generationOf = (set: ReleaseSet) => ({ set }) as Generation;
	const generations = {
		canary: () => ({ percent: 25, generation: generationOf(canary) }),
		of: (set: string | undefined) => generationOf(set === canary.id ? canary : shown),
		visit: async () => generationOf(canary),
	} as unknown as Generations;
	const visitors = createVisitors({ generations, config, log });
	app = new Hono().get(WORKER_URL, createServiceWorker({ generations, visitors, store, config, log }));
});

async function ask(cookie: string) {
	const answer = await app.request(WORKER_URL, { headers: { cookie } });
	const [, set = '', code] = /^self\.pasazSet=(.*);\n(.*)$/.exec(await answer.text()) ?? [];
	return { set: JSON.parse(set).set, code, kept: answer.headers.get('cache-control') };
}

describe('the service worker', () => {
	it('takes the set that its visitor sees, so that a canary’s pages stay on the device (26.40)', async () => {
		for (let turn = 0; turn < 2; turn += 1) {
			expect(await ask('place=24')).toEqual({ set: canary.id, code: '// code 2', kept: 'private, no-store' });
			expect(await ask('place=25')).toEqual({ set: shown.id, code: '// code 1', kept: 'no-cache' });
		}
	});

	it('takes what everybody sees for whoever looks at a preview, of which no page is kept (26.40)', async () => {
		const link = signSetLink(SECRET, { set: canary.id, expires: Date.now() + 60_000 });
		expect(await ask(`_set=${link}; place=99`)).toMatchObject({ set: shown.id, code: '// code 1' });
	});
});
