import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkReleases } from './check-releases.ts';
import { COMMON_FILES } from './fingerprint.ts';
import { describeFiles, readReleased } from './integrity.ts';
import { folderOf, packagesIn } from './packages.ts';
import { type Release, ReleaseSet } from './release.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

let store: ReleaseStore;
const VERSIONS = {
	shell: '1',
	mf_catalog: '1',
	mf_product: '1',
	mf_cart_checkout: '1',
	mf_account: '1',
	mf_content: '1',
};

beforeEach(async () => {
	store = openReleaseStore(await mkdtemp(join(tmpdir(), 'pasaz-releases-')));
});

it('publishes a set whose id is told by its releases', async () => {
	expect(await store.current()).toBeUndefined();
	const first = await store.publish(VERSIONS);
	const second = await store.publish({ ...VERSIONS, mf_product: '2' });
	expect(await store.current()).toEqual(second);
	expect((await store.publish(VERSIONS)).id).toBe(first.id);
});

it('reads a released file only when it is, byte for byte, what was published', async () => {
	const folder = store.folderOf('mf_product', '1');
	await mkdir(join(folder, 'node'), { recursive: true });
	await writeFile(join(folder, 'node/remoteEntry.cjs'), 'module.exports = 1');
	const release: Release = {
		name: 'mf_product',
		version: '1',
		files: await describeFiles(folder, ['node/remoteEntry.cjs']),
		webEntry: 'web/remoteEntry.js',
		webStyles: [],
		nodeEntry: 'node/remoteEntry.cjs',
		exposes: {},
	};
	expect((await readReleased(folder, release, 'node/remoteEntry.cjs')).toString()).toBe('module.exports = 1');
	await writeFile(join(folder, 'node/remoteEntry.cjs'), 'module.exports = 2');
	await expect(readReleased(folder, release, 'node/remoteEntry.cjs')).rejects.toThrow('not what was published');
	await expect(readReleased(folder, release, 'node/other.cjs')).rejects.toThrow('not part of release');
});

it('refuses a release that differs by one bit before it takes the place of another', async () => {
	const folder = store.folderOf('shell', '2');
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'entry.cjs'), 'module.exports = 1');
	const files = await describeFiles(folder, ['entry.cjs']);
	const entries = { webEntry: 'entry.cjs', webStyles: [], nodeEntry: 'entry.cjs', exposes: {} };
	await writeFile(join(folder, 'release.json'), JSON.stringify({ name: 'shell', version: '2', files, ...entries }));
	await expect(checkReleases(store, { shell: '2' })).resolves.toBeUndefined();
	await writeFile(join(folder, 'entry.cjs'), 'module.exports = 0');
	await expect(checkReleases(store, { shell: '2' })).rejects.toThrow('not what was published');
	await expect(checkReleases(store, { shell: '3' })).rejects.toThrow('missing');
	// what is current already is left to the shell, which does without it
	await store.publish({ shell: '2' });
	await expect(checkReleases(store, { shell: '2' })).resolves.toBeUndefined();
});

it('refuses a set without a shell, or with a name that is no package', () => {
	expect(ReleaseSet.safeParse({ id: 'a', releases: { mf_catalog: '1' } }).success).toBe(false);
	expect(ReleaseSet.safeParse({ id: 'a', releases: { shell: '1', '../x': '1' } }).success).toBe(false);
	expect(ReleaseSet.parse({ id: 'a', releases: { shell: '1', mf_loyalty: '2' } }).releases).toHaveProperty(
		'mf_loyalty',
	);
});

it('takes every slice of the workspace for a package to release', async () => {
	const root = await mkdtemp(join(tmpdir(), 'pasaz-workspace-'));
	for (const folder of ['shell', 'mf-cart-checkout', 'mf-loyalty', 'ui-kit', 'docs']) await mkdir(join(root, folder));
	const names = await packagesIn(root);
	expect(names).toEqual(['mf_cart_checkout', 'mf_loyalty', 'shell']);
	expect(names.map(folderOf)).toEqual(['mf-cart-checkout', 'mf-loyalty', 'shell']);
});

it('finds no release where there is none', async () => {
	expect(await store.find('mf_content', '9')).toBeUndefined();
});

it('builds a package again when a file of the build changes', async () => {
	const build = await readFile(join(import.meta.dirname, '../../rspack.base.ts'), 'utf8');
	const named = [...build.matchAll(/'(?:\.\/)?((?:scripts|ui-kit\/fonts)\/[\w-]+\.ts)'/g)].map(([, file]) => file);
	expect(named).toContain('scripts/empty-module-loader.ts');
	expect(COMMON_FILES).toEqual(expect.arrayContaining(named));
});
