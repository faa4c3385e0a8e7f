import { expect, it, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { openHistory, readHistory, releaseBefore, shownBefore } from './history.ts';
import { publishChanges } from './publish.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { makeKeys, openSigner, type ReleaseKeys } from './signature.ts';
import { stateBefore } from './state-before.ts';
import { shownSet } from './verify-move.ts';

const moves = (text: string) =>
	text.split(' ').map((shown) => ({
		shown: shown.replace('<', ''),
		why: shown.startsWith('<') ? ('rollback' as const) : ('publish' as const),
	}));

it.each([
	['a', undefined],
	['a b', 'a'],
	['a b b', 'a'],
	['a b c <b', 'a'],
	['a b c <b d', 'b'],
	['a b c <b <a', undefined],
	['a b a', 'b'],
])('after %s, %s was shown before', (text, expected) => {
	expect(shownBefore(moves(text))).toBe(expected);
});

it('knows what was shown before, of all and of one package, and keeps only that and what is young', async () => {
	const store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2', '3', 'preview']) {
		await addRelease(store, { name: 'mf_product', version });
		await addRelease(store, { name: 'mf_content', version });
	}
	const publish = (changes: object) => publishChanges({ store, by: 'test' }, changes);
	const first = await publish({ shell: '1', mf_product: '1', mf_content: '1' });
	await publish({ mf_product: '2' });
	const third = await publish({ mf_content: '2' });
	const { placed } = releaseBefore(await readHistory({ store }), 'mf_product') ?? {};
	expect(placed).toEqual((await store.findSet(first?.set ?? ''))?.releases.mf_product);
	expect(releaseBefore(await readHistory({ store }), 'shell')).toBeUndefined();
	await publishChanges({ store, by: 'test' }, { mf_product: '1' }, 'rollback');
	expect(stateBefore((await readHistory({ store })).accepted)?.set).toBe(third?.set);

	const kept = { sets: 1, days: 14, inUse: [first?.set ?? ''] };
	expect(await collectGarbage(store, kept)).toEqual([]);
	const long = Date.now() + 20 * 86_400_000;
	expect((await collectGarbage(store, kept, long)).sort()).toEqual(
		['mf_content/3', 'mf_content/preview', 'mf_product/2', 'mf_product/3', 'mf_product/preview'].map(
			(name) => `releases/${name}`,
		),
	);
	expect((await shownSet(store))?.releases).toHaveProperty('mf_product.version', '1');
});

it('takes out a slice whose first release it was', async () => {
	const store = await openTestStore();
	for (const name of ['shell', 'mf_loyalty'] as const) await addRelease(store, { name });
	const publish = (changes: object) => publishChanges({ store, by: 'test' }, changes);
	await publish({ shell: '1' });
	expect(releaseBefore(await readHistory({ store }), 'mf_loyalty')).toBeUndefined();
	await publish({ mf_loyalty: '1' });
	const before = releaseBefore(await readHistory({ store }), 'mf_loyalty');
	expect(before).toEqual({ placed: undefined });
	await publishChanges({ store, by: 'test' }, { mf_loyalty: before?.placed }, 'rollback');
	expect(Object.keys((await shownSet(store))?.releases ?? {})).toEqual(['shell']);
});

it('goes on reading where it ended, and reads no move twice', async () => {
	const store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version });
	const publish = (changes: object) => publishChanges({ store, by: 'test' }, changes);
	await publish({ shell: '1', mf_product: '1' });
	const read = vi.fn(store.journal.read);
	const history = openHistory({ store: { ...store, journal: { ...store.journal, read } } });
	expect((await history.read()).accepted).toHaveLength(1);
	await publish({ mf_product: '2' });
	read.mockClear();
	const both = await Promise.all([history.read(), history.read()]);
	expect(both.map(({ accepted }) => accepted.map(({ serial }) => serial))).toEqual([
		[1, 2],
		[1, 2],
	]);
	expect(read.mock.calls).toEqual([[2], [3], [3]]);
});

it('counts no move that shops refuse (26.37)', async () => {
	const { publicKey, privateKey } = makeKeys();
	const signer = openSigner('platform', privateKey);
	const keys: ReleaseKeys = { platform: { key: publicKey, packages: 'all' } };
	const store = await openTestStore();
	await addRelease(store, { name: 'shell', signer });
	const sets: string[] = [];
	for (const version of ['1', '2']) {
		await addRelease(store, { name: 'mf_product', version, signer });
		const publisher = { store, by: 'platform', signer, keys };
		sets.push((await publishChanges(publisher, { shell: '1', mf_product: version }))?.set ?? '');
	}
	// whoever may write the store shows the release before
	await publishChanges({ store, by: 'nobody' }, { mf_product: '1' });
	const history = await readHistory({ store, keys });
	expect(stateBefore(history.accepted)?.set).toBe(sets[0]);
	expect(releaseBefore(history, 'mf_product')).toMatchObject({ placed: { version: '1' } });
	expect([...history.refused]).toEqual([[3, 'Move 3 is not signed']]);
	expect(stateBefore((await readHistory({ store })).accepted)?.set).toBe(sets[1]);
});
