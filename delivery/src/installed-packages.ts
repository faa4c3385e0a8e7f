import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

export interface InstalledPackage {
	name: string;
	version: string;
	/** SPDX expression, or what old packages say in its place; empty where they say nothing. */
	license: string;
}

const Named = z.object({ type: z.string() });
const Manifest = z.object({
	name: z.string(),
	version: z.string(),
	license: z.union([z.string(), Named.transform(({ type }) => type)]).optional(),
	licenses: z.array(Named).optional(),
});

/** @throws if the folder has no `package.json` that names a version */
export async function readPackage(folder: string): Promise<InstalledPackage> {
	const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
	const { name, version, license = manifest.licenses?.map(({ type }) => type).join(' OR ') ?? '' } = manifest;
	return { name, version, license };
}

/** Names the packages in one of pnpm's `node_modules`, whose links lead to packages that have a folder of their own. */
async function namesIn(folder: string, scope = ''): Promise<string[]> {
	const entries = await readdir(join(folder, scope), { withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
		.map(async ({ name }) => (name.startsWith('@') ? namesIn(folder, name) : [scope ? `${scope}/${name}` : name]));
	return (await Promise.all(names)).flat();
}

/** Lists what pnpm has installed for a workspace, by name and version. */
export async function installedPackages(root: string): Promise<InstalledPackage[]> {
	const store = join(root, 'node_modules/.pnpm');
	const entries = await readdir(store, { withFileTypes: true });
	const folders = entries
		.filter((entry) => entry.isDirectory() && entry.name.includes('@'))
		.map(({ name }) => join(store, name, 'node_modules'));
	const packages = folders.map(async (folder) =>
		Promise.all((await namesIn(folder)).map((name) => readPackage(join(folder, name)))),
	);
	const byVersion = new Map((await Promise.all(packages)).flat().map((one) => [`${one.name}@${one.version}`, one]));
	return [...byVersion.keys()].sort().flatMap((key) => byVersion.get(key) ?? []);
}
