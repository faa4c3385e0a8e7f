import { readReleased } from './integrity.ts';
import { runsWith } from './kernel-contract.ts';
import { throwIfUnavailable } from './object-store.ts';
import {
	type Names,
	type PackageName,
	type PlacedVersion,
	placedIn,
	type Release,
	type ReleaseSet,
} from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseKeys } from './signature.ts';
import { routeFaults } from './slice-routes.ts';
import { styleFaults } from './style-faults.ts';

/** Bytes of scripts, compressed, that one page or fragment may bring beside the shell. */
export const PAGE_BUDGET = 100 * 1024;

interface Judged {
	name: PackageName;
	release: Release;
	/** Its styles, one after the other. */
	css: string;
}

/** All files that it lists, and those that it names without listing them, which nobody would run. */
function filesOf({ files, webEntry, nodeEntry, webStyles, exposes }: Release): string[] {
	const exposed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
	return [...new Set([...Object.keys(files), webEntry, nodeEntry, ...webStyles, ...exposed])];
}

/** Reads every file. @throws naming the first that is missing, has no hash or differs from what was published */
async function readWhole(store: ReleaseStore, [name, placed]: [PackageName, PlacedVersion], keys?: ReleaseKeys) {
	const release = await store.findPlaced(name, placed, keys);
	if (!release) throw new Error(`Release ${placed.version} of ${name} is missing`);
	const folder = store.folderOf(name, placed.version);
	const read = filesOf(release).map(async (file) => [file, await readReleased(folder, release, file)] as const);
	const styles = (await Promise.all(read)).filter(([file]) => file.endsWith('.css'));
	return { name, release, css: styles.map(([, content]) => content.toString()).join('\n') };
}

function missingNames(taken: Names, brought: Names): string[] {
	return Object.entries(taken).flatMap(([module, names]) => {
		const given = brought[module];
		if (!given) return [module];
		return names.filter((name) => !given.includes(name)).map((name) => `${name} of ${module}`);
	});
}

/** What a slice takes must be what the shell brings, whichever of the two is new. */
function nameFaults(shell: Release, { name, release }: Judged): string[] {
	if (!shell.brings || !release.takes) return [];
	const missing = missingNames(release.takes, shell.brings);
	return missing.map((what) => `${name} ${release.version} takes ${what}, which shell ${shell.version} does not bring`);
}

/** Names of pages and fragments that belong to a slice of the set which does not have them; an absent slice is done without. */
function placeFaults(judged: readonly Judged[]): string[] {
	const exposes = new Map(judged.map(({ name, release }) => [String(name), Object.keys(release.exposes)]));
	return judged.flatMap(({ name, release }) =>
		(release.places ?? []).flatMap((place) => {
			const [slice = '', key = ''] = place.split('/');
			const has = exposes.get(slice);
			return !has || has.includes(key)
				? []
				: [`${name} ${release.version} names ${place}, which ${slice} does not have`];
		}),
	);
}

const majorOf = (version = '') => version.split('.')[0];

function reactFaults(shell: Release, { name, release }: Judged): string[] {
	const [own, given] = [release.provenance?.react, shell.provenance?.react];
	if (!own || !given || majorOf(own) === majorOf(given)) return [];
	return [`${name} ${release.version} was built with React ${own}, and shell ${shell.version} brings ${given}`];
}

function kernelFaults(shell: Release, { name, release }: Judged): string[] {
	const [own, given] = [release.kernel?.version, shell.kernel?.version];
	if (!own || !given || runsWith(own, given)) return [];
	return [`${name} ${release.version} was built with the kernel ${own}, and shell ${shell.version} brings ${given}`];
}

function bytesOf(release: Release, files: readonly string[]): number {
	return files.reduce((sum, file) => sum + ((release.files[`${file}.br`] ?? release.files[file])?.bytes ?? 0), 0);
}

function budgetFaults({ name, release }: Judged): string[] {
	// a development build is not compressed
	if (!Object.keys(release.files).some((file) => file.endsWith('.br'))) return [];
	return Object.entries(release.exposes).flatMap(([key, { js }]) => {
		const bytes = bytesOf(release, [release.webEntry, ...js]);
		return bytes <= PAGE_BUDGET ? [] : [`${name}/${key} has ${bytes} bytes of scripts; ${PAGE_BUDGET} are allowed`];
	});
}

/** All reasons for which a set must not be shown, one line each. @throws {StoreUnavailable} */
export async function judgeSet(store: ReleaseStore, set: ReleaseSet, keys?: ReleaseKeys): Promise<string[]> {
	const read = await Promise.allSettled(placedIn(set).map((entry) => readWhole(store, entry, keys)));
	const failed = read.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
	failed.forEach(throwIfUnavailable);
	const damaged = failed.map(({ message }) => message);
	if (damaged.length > 0) return damaged;
	const judged = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
	const host = judged.find(({ name }) => name === 'shell');
	if (!host) return ['A set needs a shell'];
	const slices = judged.filter((one) => one !== host);
	const { release: shell } = host;
	const packages = [host, ...slices];
	const routes = packages.flatMap(({ name, release }) =>
		(release.routes ?? []).map((route) => ({ owner: name, route })),
	);
	return [
		...slices.flatMap((slice) => [
			...nameFaults(shell, slice),
			...reactFaults(shell, slice),
			...kernelFaults(shell, slice),
			...budgetFaults(slice),
		]),
		...placeFaults(judged),
		...routeFaults(routes),
		...styleFaults(packages),
	];
}
