import { ConcatenatedModule, type Module, type MultiStats, NormalModule } from '@rspack/core';
import { type InstalledPackage, readPackage } from './installed-packages.ts';

/** The folder of the package that a module belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

function filesOf(module: Module): string[] {
	if (module instanceof ConcatenatedModule) return module.modules.flatMap(filesOf);
	return module instanceof NormalModule && module.resource ? [module.resource] : [];
}

export function bundledFiles({ stats }: MultiStats, release: string): string[] {
	const own = stats.filter(({ compilation }) => compilation.name?.startsWith(`${release}-`));
	return own.flatMap(({ compilation }) => [...compilation.modules].flatMap(filesOf));
}

/** The shop's own packages, which say what they take as the sources of a workspace do. */
const OWN_PACKAGE = /[\\/]node_modules[\\/]@pasaz[\\/][^/\\]+[\\/].*\.js$/;

/** Lists the sources of the shop's own packages in the bundles of a release, be they of a workspace or installed. */
export function bundledSources(stats: MultiStats, release: string): string[] {
	const files = bundledFiles(stats, release).filter(
		(file) => (/\.tsx?$/.test(file) && !PACKAGE.test(file)) || OWN_PACKAGE.test(file),
	);
	return [...new Set(files)].sort();
}

export async function bundledPackages(stats: MultiStats, release: string): Promise<InstalledPackage[]> {
	const folders = new Set(bundledFiles(stats, release).flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
	const packages = await Promise.all([...folders].map(readPackage));
	const byVersion = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
	return [...byVersion.keys()].sort().flatMap((key) => byVersion.get(key) ?? []);
}
