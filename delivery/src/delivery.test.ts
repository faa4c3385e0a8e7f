import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { COMMON_FILES } from './fingerprint.ts';
import { describeFiles, readReleased } from './integrity.ts';
import { folderOf, packagesIn } from './packages.ts';
import type { Release } from './release.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

let store: ReleaseStore;
beforeEach(async () => {
	store = openReleaseStore(await mkdtemp(join(tmpdir(), 'pasaz-releases-')));
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
	const named = [...build.matchAll(/'(?:\.\/)?((?:scripts|ui-kit\/fonts|delivery\/src)\/[\w-]+)(?:\.ts)?'/g)].map(
		([, file]) => `${file}.ts`,
	);
	expect(named).toContain('scripts/empty-module-loader.ts');
	expect(COMMON_FILES).toEqual(expect.arrayContaining(named));
});
