import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { PackageName } from './release.ts';

/** `mf_catalog` is built from the folder `mf-catalog`. */
export function folderOf(name: PackageName): string {
	return name.replaceAll('_', '-');
}

/** Whether a repository is a single slice, with its sources at the top, rather than a workspace with a folder for each. */
export function isStandaloneSlice(root: string): boolean {
	return existsSync(join(root, 'src/exposed'));
}

export function sourceFolder(root: string, name: PackageName): string {
	return isStandaloneSlice(root) ? root : join(root, folderOf(name));
}

const Manifest = z.object({ name: z.string() });

/** The name under which a folder is released: `@acme/mf-loyalty` is `mf_loyalty`. @throws if it has none */
export function packageNameOf(folder: string): PackageName {
	const file = join(folder, 'package.json');
	const { name } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
	const found = PackageName.safeParse(name.replace(/^@[^/]+\//, '').replaceAll('-', '_')).data;
	if (!found) throw new Error(`${file}: the name of a slice is mf-… after its scope, not ${name}`);
	return found;
}

/** Lists the packages that are built and released separately: the shell and every folder `mf-*`, or the slice alone. */
export async function packagesIn(root: string): Promise<PackageName[]> {
	if (isStandaloneSlice(root)) return [packageNameOf(root)];
	const entries = await readdir(root, { withFileTypes: true });
	const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll('-', '_'));
	return names.flatMap((name) => PackageName.safeParse(name).data ?? []).sort();
}
