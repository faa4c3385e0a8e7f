import { rm } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { move, publishChanges } from '../publish.ts';
import type { PackageVersions } from '../release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { followJournal, NOTHING_SHOWN } from '../verify-move.ts';
import { rollback } from './rollback.ts';
import type { CliSettings } from './settings.ts';

let store: ReleaseStore;

beforeEach(async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const name of ['mf_product', 'mf_content'] as const)
		for (const version of ['1', '2', '3']) await addRelease(store, { name, version });
	await publish({ shell: '1', mf_product: '1', mf_content: '1' });
});

const publish = (changes: PackageVersions) => publishChanges({ store, by: 'test' }, changes);
/** Shows a canary with these packages, or ends it. */
const tryOut = (versions: PackageVersions | undefined, percent = 10) =>
	move({ store, by: 'test' }, async ({ shown }) => {
		const tried = versions && (await store.addSet({ ...shown?.releases, ...versions }));
		return { set: shown?.id ?? '', ...(tried && { canary: { set: tried.id, percent } }), why: 'canary', by: 'test' };
	});
const goBack = (...names: string[]) =>
	rollback({ store, root: '/here', shop: '', secret: undefined, by: 'test' } as unknown as CliSettings, names);

/** Versions of product and content that are shown, and those of a canary. */
async function present() {
	const { shown, canary, move: last } = await followJournal(store, NOTHING_SHOWN);
	const versionsOf = (set: typeof shown) => [set?.releases.mf_product?.version, set?.releases.mf_content?.version];
	const { percent } = last?.canary ?? {};
	return { shown: versionsOf(shown), ...(canary && { tried: versionsOf(canary), percent }) };
}

it('ends a canary that was the last move, and leaves what was published before it (26.76)', async () => {
	await publish({ mf_content: '2' });
	await tryOut({ mf_product: '2' });
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '2'] });
	expect(console.log).toHaveBeenCalledWith('The canary is ended');
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '1'] });
	await expect(goBack()).rejects.toThrow('Nothing else was shown before');
});

it('shows a canary to as many as before, and begins none (26.76)', async () => {
	await tryOut({ mf_product: '2' });
	await tryOut({ mf_product: '2' }, 50);
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '1'], tried: ['2', '1'], percent: 10 });
	await tryOut({ mf_content: '2' });
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '1'] });
	await tryOut({ mf_product: '2' });
	await publish({ mf_product: '2' });
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '1'] });
});

it('keeps a canary on top of what is gone back to (26.76)', async () => {
	await tryOut({ mf_product: '2' });
	await publish({ mf_content: '2' });
	await goBack();
	expect(await present()).toEqual({ shown: ['1', '1'], tried: ['2', '1'], percent: 10 });
});

it('ends a canary of which a release is gone, which else keeps others from publishing (26.76)', async () => {
	await tryOut({ mf_product: '2' });
	await publish({ mf_content: '2' });
	await rm(store.folderOf('mf_product', '2'), { recursive: true });
	await expect(publish({ mf_content: '3' })).rejects.toThrow(
		'The canary does not go with it:\nRelease 2 of mf_product is missing',
	);
	await goBack('mf-content');
	expect(await present()).toEqual({ shown: ['1', '1'] });
});

it('takes back all packages that are named in one move, or none (26.76)', async () => {
	await publish({ mf_content: '2' });
	await publish({ mf_product: '2' });
	await publish({ mf_product: '3' });
	await expect(goBack('mf-product', 'shell')).rejects.toThrow('Nothing else of shell was shown before');
	expect(await store.journal.serials()).toHaveLength(4);
	await goBack('mf-product', 'mf-content');
	expect(await present()).toEqual({ shown: ['2', '1'] });
	expect(await store.journal.serials()).toHaveLength(5);
});

it('goes back to the release that was shown, and to nothing else in its folder (26.75)', async () => {
	await publish({ mf_product: '2' });
	await addRelease(store, { name: 'mf_product', code: 'module.exports = "of somebody else"' });
	const refused = 'Release 1 of mf_product is not the one of its set';
	await expect(goBack('mf-product')).rejects.toThrow(refused);
	await expect(goBack()).rejects.toThrow(refused);
	expect(await present()).toEqual({ shown: ['2', '1'] });
});
