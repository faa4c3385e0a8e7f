import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { releaseBefore, setBefore, shownBefore } from './history.ts';
import { publishChanges } from './publish.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
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
	expect(await releaseBefore(store, 'mf_product')).toEqual({ version: '1' });
	expect(await releaseBefore(store, 'shell')).toBeUndefined();
	await publishChanges({ store, by: 'test' }, { mf_product: '1' }, 'rollback');
	expect(await setBefore(store)).toBe(third?.set);

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
	expect(await releaseBefore(store, 'mf_loyalty')).toBeUndefined();
	await publish({ mf_loyalty: '1' });
	const before = await releaseBefore(store, 'mf_loyalty');
	expect(before).toEqual({ version: undefined });
	await publishChanges({ store, by: 'test' }, { mf_loyalty: before?.version }, 'rollback');
	expect(Object.keys((await shownSet(store))?.releases ?? {})).toEqual(['shell']);
});
