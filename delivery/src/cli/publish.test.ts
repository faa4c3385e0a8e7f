import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishChanges } from '../publish.ts';
import type { PackageVersions } from '../release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { shownSet } from '../verify-move.ts';
import { publish } from './commands.ts';
import type { CliSettings } from './settings.ts';

const built = vi.hoisted(() => vi.fn<(only?: string[]) => PackageVersions>());
vi.mock('../build.ts', () => ({
	buildReleases: async (_root: string, _store: object, { only }: { only?: string[] }) => ({
		versions: built(only),
		built: [],
	}),
}));

const root = join(import.meta.dirname, '../../..');
let store: ReleaseStore;
/** What the packages of this workspace are now. */
let here: PackageVersions;

beforeEach(async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const name of ['mf_product', 'mf_content'] as const)
		for (const version of ['1', '2']) await addRelease(store, { name, version });
	here = { shell: '1', mf_product: '1', mf_content: '1' };
	built.mockImplementation((only) =>
		Object.fromEntries(Object.entries(here).filter(([name]) => !only || only.includes(name))),
	);
});

const publishHere = (...names: string[]) =>
	publish({ store, root, shop: '', secret: undefined, by: 'here' } as unknown as CliSettings, names, {
		'without-rehearsal': true,
	});
const publishElsewhere = (changes: PackageVersions) => publishChanges({ store, by: 'another team' }, changes);

async function shown() {
	const { mf_product, mf_content } = (await shownSet(store))?.releases ?? {};
	return [mf_product?.version, mf_content?.version];
}

it('publishes all of a workspace that never published', async () => {
	await publishElsewhere({ ...here, mf_product: '2' });
	await publishHere();
	expect(await shown()).toEqual(['1', '1']);
});

it('leaves what others published or took back where nothing has changed here since (26.35)', async () => {
	await publishHere();
	await publishElsewhere({ mf_product: '2' });
	here = { ...here, mf_content: '2' };
	await publishHere();
	expect(await shown()).toEqual(['2', '2']);
	await publishElsewhere({ mf_content: '1' });
	await publishHere();
	expect(await shown()).toEqual(['2', '1']);
});

it('leaves a package in the shop that is not here any more (26.35)', async () => {
	await publishHere();
	here = { shell: '1', mf_content: '2' };
	await publishHere();
	expect(await shown()).toEqual(['1', '2']);
});

it('publishes what is named anyway, and remembers it (26.35)', async () => {
	await publishHere();
	here = { ...here, mf_product: '2' };
	await publishHere('mf-product');
	await publishElsewhere({ mf_product: '1' });
	await publishHere();
	expect(await shown()).toEqual(['1', '1']);
	await publishHere('mf-product');
	expect(await shown()).toEqual(['2', '1']);
});
