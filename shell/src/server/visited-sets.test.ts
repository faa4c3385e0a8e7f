import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, type ReleaseStore } from '@pasaz/delivery/release-store';
import { addRelease } from '@pasaz/delivery/releases.fixture';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getConfig } from './config.ts';
import type { Generation } from './generation.ts';
import { openVisitedSets } from './visited-sets.ts';

/** A worker that answers each request with an empty page. */
const SHELL = `const { parentPort } = require('node:worker_threads');
parentPort.postMessage({ kind: 'ready', broken: [] });
const head = { status: 200, audience: 'anyone', tags: [], loadedIn: 0 };
parentPort.on('message', ({ id }) => {
	parentPort.postMessage({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
});`;

const log = pino({ level: 'silent' });
const config = getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, RENDER_WORKERS: '1', API_URL: 'http://127.0.0.1:1' });

let root: string;
let store: ReleaseStore;
let sets: ReturnType<typeof openVisitedSets>;
/** Of one set each. */
let ids: string[];

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'pasaz-releases-'));
	store = openReleaseStore(root);
	ids = [];
	for (const version of ['1', '2', '3', '4', '5']) {
		await addRelease(store, { name: 'shell', version, code: `// ${version}\n${SHELL}` });
		ids.push((await store.addSet({ shell: version })).id);
	}
	let time = 0;
	sets = openVisitedSets({ config, store, log }, () => {
		time += 1;
		return time;
	});
});
afterEach(async () => {
	await sets.close();
	await rm(root, { recursive: true });
});

const idOf = (index: number) => ids[index] ?? '';
const visit = async (...indices: number[]) => {
	for (const index of indices) await sets.open(idOf(index));
};
const rendersStatus = async ({ render }: Generation) =>
	(await render({ url: '/', nonce: '', version: 0, factsVersion: 0, form: 'document' }).rendered).status;

/** Holds sets until what is returned is called. */
function holdAll(...indices: number[]) {
	const { promise, resolve } = Promise.withResolvers<void>();
	const ended = indices.map((index) => sets.hold(idOf(index), () => promise));
	return async () => {
		resolve();
		await Promise.all(ended);
	};
}

it('ends the set that was visited longest ago for the fourth one (26.40)', async () => {
	await visit(0, 1, 2);
	sets.find(idOf(0));
	await visit(3);
	expect(sets.names()).toEqual([idOf(0), idOf(2), idOf(3)]);
});

it('keeps a set while it is rehearsed, whatever others visit meanwhile (26.39)', async () => {
	const status = await sets.hold(idOf(0), async (candidate) => {
		await visit(1, 2, 3, 4);
		expect(sets.names()).toEqual([idOf(0), idOf(3), idOf(4)]);
		return rendersStatus(candidate);
	});
	expect(status).toBe(200);
	await visit(1, 2, 3);
	expect(sets.names()).not.toContain(idOf(0));
});

it('keeps a set that is visited again, whatever becomes of its start before (26.39)', async () => {
	const findSet = vi.spyOn(store, 'findSet').mockImplementationOnce(async () => {
		await Promise.resolve();
		await visit(1, 2, 3);
		void sets.open(idOf(0));
		throw new Error('too late');
	});
	await expect(sets.open(idOf(0))).rejects.toThrow('too late');
	expect(findSet).toHaveBeenCalledTimes(5);
	expect(sets.names()).toContain(idOf(0));
});

it('rehearses no more sets at once than are visited, and still opens one for a visit (26.39)', async () => {
	const release = holdAll(0, 1, 2);
	await expect(sets.hold(idOf(3), rendersStatus)).rejects.toThrow('The shop rehearses other sets just now');
	expect(await sets.hold(idOf(2), rendersStatus)).toBe(200);
	await visit(3, 4);
	expect(sets.names()).toEqual([idOf(0), idOf(1), idOf(2), idOf(4)]);
	await release();
	await visit(3);
	expect(sets.names()).toHaveLength(3);
});

it('ends a set that could not be rehearsed like any other (26.39)', async () => {
	await expect(sets.hold(idOf(0), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	await visit(1, 2, 3);
	expect(sets.names()).not.toContain(idOf(0));
});
