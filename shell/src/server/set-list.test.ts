import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import { addRelease, openTestStore } from '@pasaz/delivery/releases.fixture';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSetLists } from './set-list.ts';

let store: ReleaseStore;
let app: Hono;
let set: string;
beforeEach(async () => {
	store = await openTestStore();
	for (const name of ['shell', 'mf_catalog', 'mf_product'] as const) await addRelease(store, { name, version: '1' });
	set = (await store.addSet({ shell: '1', mf_catalog: '1', mf_product: '1' })).id;
	app = new Hono().get('/releases/sets/:file', createSetLists({ store }));
});

const ask = (id: string) => app.request(`/releases/sets/${id}.json`);

describe('the list of a set (26.42)', () => {
	it('has the entry of each slice with its hash, and never changes', async () => {
		const answer = await ask(set);
		expect(answer.headers.get('cache-control')).toContain('immutable');
		expect(await answer.json()).toEqual(
			['mf_catalog', 'mf_product'].map((name) => ({
				name,
				entry: `/releases/${name}/1/web/entry.js`,
				integrity: expect.stringMatching(/^sha256-/),
			})),
		);
	});

	it('has, for those who take a set as a whole, all files for browsers (16.15)', async () => {
		const answer = await ask(`${set}.files`);
		expect(answer.headers.get('cache-control')).toContain('immutable');
		const list = await answer.json();
		expect(Object.keys(list)).toEqual([
			`/releases/sets/${set}.json`,
			...['shell', 'mf_catalog', 'mf_product'].map((name) => `/releases/${name}/1/web/entry.js`),
		]);
		const remotes = await (await ask(set)).text();
		const integrity = `sha256-${createHash('sha256').update(remotes).digest('base64')}`;
		expect(list[`/releases/sets/${set}.json`]).toEqual({ bytes: remotes.length, integrity });
	});

	it('is kept by nobody while a release of it cannot be read', async () => {
		await rm(store.folderOf('mf_product', '1'), { recursive: true });
		const answer = await ask(set);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(await answer.json()).toMatchObject([{ name: 'mf_catalog' }]);
		expect((await ask(`${set}.files`)).headers.get('cache-control')).toBe('no-store');
	});

	it('is had only of sets that are in the store, and are what their ids say', async () => {
		await writeFile(join(store.root, 'sets', `${set}.json`), '{}');
		for (const id of [set, 'another', '..%2Fgood']) expect((await ask(id)).status).toBe(404);
	});
});
