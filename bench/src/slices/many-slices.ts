import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSlice } from '../../../create-slice/src/create-slice.ts';
import { buildReleases } from '../../../delivery/src/build.ts';
import { type Changes, publishChanges } from '../../../delivery/src/publish.ts';
import { openReleaseStore } from '../../../delivery/src/release-store.ts';

const ROOT = join(import.meta.dirname, '../../..');

const nameOf = (index: number) => `bench-${index}`;

/** The page of a slice shows the fragments of the next ones beside its own. */
async function placeFragments(folder: string, names: readonly string[]): Promise<void> {
	const file = join(folder, 'src/exposed', `${nameOf(1)}-page.tsx`);
	const page = await readFile(file, 'utf8');
	const fragments = names.map((name) => `mf_${name.replaceAll('-', '_')}/points`);
	const placed = fragments.map((name) => `<Fragment name={'${name}' as never} props={{} as never} fallback={null} />`);
	const listed = `fragments: [${fragments.map((name) => `'${name}' as never`).join(', ')}]`;
	await writeFile(file, page.replace(/<Fragment[^>]*\/>/, placed.join('\n')).replace(/fragments: \[[^\]]*\]/, listed));
}

async function makeSlices(folder: string, count: number, onOnePage: number): Promise<string[]> {
	const names = Array.from({ length: count }, (_, index) => nameOf(index + 1));
	await mkdir(folder, { recursive: true });
	for (const name of names) {
		const slice = join(folder, `mf-${name}`);
		await createSlice(name, slice);
		await symlink(join(ROOT, 'mf-cart-checkout/node_modules'), join(slice, 'node_modules'));
		const config = join(slice, 'rspack.config.ts');
		await writeFile(
			config,
			(await readFile(config, 'utf8')).replace('@pasaz/slice/rspack', join(ROOT, 'rspack.base.ts')),
		);
	}
	await placeFragments(join(folder, `mf-${names[0]}`), names.slice(0, onOnePage));
	return names;
}

/**
 * Builds slices and adds them to what a shop shows.
 * @param folder empty; gets their sources
 * @returns the address of the page that shows some of them
 */
export async function publishMany(dataDir: string, folder: string, count: number, onOnePage: number): Promise<string> {
	const store = openReleaseStore(dataDir);
	const changes: Changes = {};
	for (const name of await makeSlices(folder, count, onOnePage))
		Object.assign(changes, (await buildReleases(join(folder, `mf-${name}`), store)).versions);
	await publishChanges({ store, by: 'bench' }, changes);
	return `/${nameOf(1)}`;
}

export async function publishNone(dataDir: string, count: number): Promise<void> {
	const names = Array.from({ length: count }, (_, index) => [
		`mf_${nameOf(index + 1).replaceAll('-', '_')}`,
		undefined,
	]);
	await publishChanges({ store: openReleaseStore(dataDir), by: 'bench' }, Object.fromEntries(names));
}
