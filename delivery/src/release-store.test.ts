import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { MovedMeanwhile } from './journal.ts';
import { ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { followJournal, NOTHING_SHOWN, shownSet } from './verify-move.ts';

let store: ReleaseStore;
beforeEach(async () => {
	store = await openTestStore();
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version });
	await addRelease(store, { name: 'shell' });
});

const show = async (set: ReleaseSet, after: number) =>
	store.journal.add({ set: set.id, why: 'publish', by: 'test' }, after);

it('shows the set of the last move, whose id tells its releases (26.35)', async () => {
	expect(await shownSet(store)).toBeUndefined();
	const first = await store.addSet({ shell: '1', mf_product: '1' });
	const second = await store.addSet({ shell: '1', mf_product: '2' });
	await show(first, 0);
	await show(second, 1);
	expect(await shownSet(store)).toEqual(second);
	expect((await store.addSet({ mf_product: '1', shell: '1' })).id).toBe(first.id);
});

it('lets one of two moves that follow the same one succeed (26.35)', async () => {
	const sets = await Promise.all(['1', '2'].map((version) => store.addSet({ shell: '1', mf_product: version })));
	const moves = await Promise.allSettled(sets.map((set) => show(set, 0)));
	expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
	await expect(show(sets[0] as ReleaseSet, 0)).rejects.toThrow(MovedMeanwhile);
	expect(await store.journal.serials()).toHaveLength(1);
});

it('refuses a set that is not what its id says (26.37)', async () => {
	const set = await store.addSet({ shell: '1', mf_product: '1' });
	const file = join(store.root, 'sets', `${set.id}.json`);
	await writeFile(file, (await readFile(file, 'utf8')).replace('"version": "1"', '"version": "2"'));
	await expect(store.findSet(set.id)).rejects.toThrow('is not what its id says');
	expect(await store.findSet('../good')).toBeUndefined();
});

it('refuses a set whose versions lead out of the folders of their packages (26.37)', async () => {
	const [set, placed] = [await store.addSet({ shell: '1' }), { version: '../shell/1', hash: 'x' }];
	expect(ReleaseSet.safeParse({ ...set, releases: { ...set.releases, mf_product: placed } }).success).toBe(false);
	await expect(store.addSet({ shell: '1', mf_product: '../shell/1' })).rejects.toThrow('says that it is release 1');
});

it('passes over a last move whose set is damaged, and goes on from there (26.37)', async () => {
	const sets = await Promise.all(['1', '2'].map((version) => store.addSet({ shell: '1', mf_product: version })));
	const [first, second] = sets as [ReleaseSet, ReleaseSet];
	await show(first, 0);
	await show(second, 1);
	await writeFile(join(store.root, 'sets', `${second.id}.json`), 'half');
	expect(await shownSet(store)).toEqual(first);
	expect(await followJournal(store, NOTHING_SHOWN)).toMatchObject({ serial: 2, shown: first });
});

it('reads ids that are longer than those it gives (26.35)', async () => {
	const set = await store.addSet({ shell: '1' });
	const id = createHash('sha256')
		.update(JSON.stringify([['shell', '1', set.releases.shell?.hash]]))
		.digest('hex');
	await writeFile(join(store.root, 'sets', `${id}.json`), JSON.stringify({ ...set, id }));
	expect(await store.findSet(id)).toMatchObject({ id });
});

it('refuses a release whose description and files were changed together (26.37)', async () => {
	const set = await store.addSet({ shell: '1', mf_product: '1' });
	const placed = set.releases.mf_product ?? { version: '', hash: '' };
	expect(await store.findPlaced('mf_product', placed)).toMatchObject({ version: '1' });
	await addRelease(store, { name: 'mf_product', code: 'module.exports = "of somebody else"' });
	await expect(store.findPlaced('mf_product', placed)).rejects.toThrow('is not the one of its set');
});

it('knows no set without a shell, or with a name that is no package, and carries slices that it does not know (26.38)', () => {
	const placed = { version: '1', hash: 'h' };
	expect(ReleaseSet.safeParse({ id: 'a', releases: { mf_catalog: placed } }).success).toBe(false);
	expect(ReleaseSet.safeParse({ id: 'a', releases: { shell: placed, '../x': placed } }).success).toBe(false);
	const { releases } = ReleaseSet.parse({ id: 'a', releases: { shell: placed, mf_loyalty: placed } });
	expect(releases).toHaveProperty('mf_loyalty');
});

it('remembers the set that ran last', async () => {
	expect(await store.lastGood()).toBeUndefined();
	const set = await store.addSet({ shell: '1' });
	await store.markGood(set);
	expect(await store.lastGood()).toEqual(set);
});
