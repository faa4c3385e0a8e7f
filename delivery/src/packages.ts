import { readdir } from 'node:fs/promises';
import { PackageName } from './release.ts';

/** `mf_catalog` is built from the folder `mf-catalog`. */
export function folderOf(name: PackageName): string {
	return name.replaceAll('_', '-');
}

/** Lists the packages that are built and released separately: the shell, and every folder `mf-*`. */
export async function packagesIn(root: string): Promise<PackageName[]> {
	const entries = await readdir(root, { withFileTypes: true });
	const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll('-', '_'));
	return names.flatMap((name) => PackageName.safeParse(name).data ?? []).sort();
}
