import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openReleases } from '../open-releases.ts';
import { publishChanges } from '../publish.ts';
import type { PackageVersions } from '../release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { startS3 } from '../s3-server.fixture.ts';
import { followJournal, NOTHING_SHOWN } from '../verify-move.ts';
import { canary, publish } from './commands.ts';
import { promote } from './promote.ts';
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
	await addReleases();
	here = { shell: '1', mf_product: '1', mf_content: '1' };
	built.mockImplementation((only) =>
		Object.fromEntries(Object.entries(here).filter(([name]) => !only || only.includes(name))),
	);
});

async function addReleases() {
	await addRelease(store, { name: 'shell' });
	for (const name of ['mf_product', 'mf_content'] as const)
		for (const version of ['1', '2']) await addRelease(store, { name, version });
}

const flags = { 'without-rehearsal': true };
const settingsOf = (by: string, folder = root) =>
	({ store, root: folder, shop: '', secret: undefined, by }) as unknown as CliSettings;
const publishHere = (...names: string[]) => publish(settingsOf('here'), names, flags);
const publishElsewhere = (changes: PackageVersions) => publishChanges({ store, by: 'another team' }, changes);

async function present() {
	const { shown, canary: tried } = await followJournal(store, NOTHING_SHOWN);
	const versionsOf = (set: typeof shown) => [set?.releases.mf_product?.version, set?.releases.mf_content?.version];
	return { shown: versionsOf(shown), tried: tried && versionsOf(tried) };
}
const shown = async () => (await present()).shown;

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

it('counts what another machine promoted as published, whatever it was tried in (26.35)', async () => {
	const server = await startS3();
	const openMachine = async () => openReleases(await mkdtemp(join(tmpdir(), 'pasaz-machine-')), server.releases);
	const second = await openMachine();
	const elsewhere = { ...settingsOf('content'), store: second };
	store = await openMachine();
	try {
		await addReleases();
		await publishHere();
		here = { ...here, mf_product: '2' };
		await canary(settingsOf('here'), ['mf-product', '10%'], flags);
		await promote(elsewhere, ['mf-product'], flags);
		await publishChanges({ store: second, by: 'another team' }, { mf_product: '1' });
		here = { ...here, mf_content: '2' };
		await publishHere();
		expect(await shown()).toEqual(['1', '2']);
		await publishHere();
		expect(await shown()).toEqual(['1', '2']);
	} finally {
		await server.stop();
	}
});

describe('promote', () => {
	beforeEach(async () => {
		await publishHere();
		here = { ...here, mf_product: '2' };
	});
	const canaryHere = (...names: string[]) => canary(settingsOf('here'), [...names, '10%'], flags);
	const promoteAs = (by: string, ...names: string[]) => promote(settingsOf(by), names, flags);

	it('shows a team’s own canary to everybody, on top of what others have published meanwhile (26.40)', async () => {
		await canaryHere('mf-product');
		await publishElsewhere({ mf_content: '2' });
		expect(await present()).toEqual({ shown: ['1', '2'], tried: ['2', '2'] });
		await promoteAs('here');
		expect(await present()).toEqual({ shown: ['2', '2'] });
		await expect(promoteAs('here')).rejects.toThrow('There is no canary');
	});

	it('says whose a canary is, and of what, before it shows that of others (26.40)', async () => {
		await canaryHere('mf-product');
		const asked = 'The canary is that of mf-product by here: pasaz promote mf-product shows it to everybody';
		await expect(promoteAs('content')).rejects.toThrow(asked);
		const elsewhere = await mkdtemp(join(tmpdir(), 'pasaz-workspace-'));
		await expect(promote(settingsOf('here', elsewhere), [], flags)).rejects.toThrow(asked);
		const other = 'There is no canary of mf-content, but of mf-product';
		await expect(promoteAs('content', 'mf-content')).rejects.toThrow(other);
		expect(await present()).toEqual({ shown: ['1', '1'], tried: ['2', '1'] });
		await promoteAs('content', 'mf-product');
		expect(await present()).toEqual({ shown: ['2', '1'] });
	});

	it('leaves the rest of a canary that is promoted in part (26.40)', async () => {
		here = { ...here, mf_content: '2' };
		await canaryHere('mf-product', 'mf-content');
		await promoteAs('here', 'mf-product');
		expect(await present()).toEqual({ shown: ['2', '1'], tried: ['2', '2'] });
	});

	it('publishes what is here where another version was tried before, and leaves it where that is shown again (26.35)', async () => {
		await canaryHere('mf-product');
		const { id = '' } = (await followJournal(store, NOTHING_SHOWN)).canary ?? {};
		await addRelease(store, { name: 'mf_product', version: '3' });
		here = { ...here, mf_product: '3' };
		await publishHere();
		expect(await shown()).toEqual(['3', '1']);
		await promoteAs('content', id);
		await publishHere();
		expect(await shown()).toEqual(['2', '1']);
	});

	it('keeps the canary of others on top of a set that is named (26.76)', async () => {
		const { id = '' } = (await followJournal(store, NOTHING_SHOWN)).shown ?? {};
		await publishElsewhere({ mf_content: '2' });
		await canaryHere('mf-product');
		await promoteAs('content', id);
		expect(await present()).toEqual({ shown: ['1', '1'], tried: ['2', '1'] });
	});

	it('ends the canary as a whole or not at all', async () => {
		await canaryHere('mf-product');
		await expect(canary(settingsOf('here'), ['off', 'mf-product'], {})).rejects.toThrow('takes no package');
		expect((await present()).tried).toEqual(['2', '1']);
		await canary(settingsOf('here'), ['off'], {});
		expect((await present()).tried).toBeUndefined();
	});

	it('counts each canary that was promoted before the next one began (26.35)', async () => {
		await canaryHere('mf-product');
		await promoteAs('content', 'mf-product');
		here = { ...here, mf_content: '2' };
		await canaryHere('mf-content');
		await publishElsewhere({ mf_product: '1' });
		await publishHere();
		expect(await shown()).toEqual(['1', '2']);
	});

	it('says what a name is not', async () => {
		await canaryHere('mf-product');
		const noPackage = 'mf-Product is no package: that is shell, or mf-… in lower case';
		await expect(promoteAs('here', 'mf-Product')).rejects.toThrow(noPackage);
		await expect(promoteAs('here', 'mf-produkt')).rejects.toThrow(
			'There is no canary of mf-produkt, but of mf-product',
		);
		await expect(promoteAs('here', '0123456789ab')).rejects.toThrow('There is no set 0123456789ab');
		expect(await present()).toEqual({ shown: ['1', '1'], tried: ['2', '1'] });
	});

	it.each([
		['by its team', () => promoteAs('here')],
		['by another', () => promoteAs('content', 'mf-product')],
		['as a set', async () => promoteAs('content', (await followJournal(store, NOTHING_SHOWN)).canary?.id ?? '')],
	])('counts as published, %s: what others take back then stays so (26.35)', async (_, promoteIt) => {
		await canaryHere('mf-product');
		await promoteIt();
		expect(await shown()).toEqual(['2', '1']);
		await publishElsewhere({ mf_product: '1' });
		await publishHere();
		expect(await shown()).toEqual(['1', '1']);
	});
});
