import { buildReleases } from '../build.ts';
import type { Move } from '../journal.ts';
import { folderOf, isStandaloneSlice, packagesIn } from '../packages.ts';
import { admit, move, type Publisher, publishChanges, setWith } from '../publish.ts';
import { PackageName, type PackageVersions, placedIn, type ReleaseSet } from '../release.ts';
import { signSetLink } from '../set-link.ts';
import { changedPackages, followJournal, NOTHING_SHOWN } from '../verify-move.ts';
import { changesOf, lastPublished, noteCanary, noteWorkspace } from '../workspace-changes.ts';
import { type Flags, UsageError, wholeNumber } from './flags.ts';
import { rehearsedBy } from './rehearsed.ts';
import type { CliSettings } from './settings.ts';
import { NoShop, type ShopStatus, untilShown } from './shop.ts';

const DAY = 86_400_000;
const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

/** `mf-product` and `mf_product` both name the package. @throws {UsageError} */
export function packageNamed(text: string): PackageName {
	const name = PackageName.safeParse(text.replaceAll('-', '_')).data;
	if (!name) throw new UsageError(`${text} is no package: that is shell, or mf-… in lower case`);
	return name;
}

export const present = ({ store, keys }: CliSettings) => followJournal(store, NOTHING_SHOWN, { keys });

export function publisherOf(settings: CliSettings, flags: Flags = {}): Publisher {
	const { store, keys, signer, by } = settings;
	const rehearsed = flags['without-rehearsal'] ? undefined : rehearsedBy(settings);
	return { store, keys, signer, by, rehearse: rehearsed };
}

async function build(settings: CliSettings, names: readonly string[]): Promise<PackageVersions> {
	const { root, store, signer, keys } = settings;
	const known = await packagesIn(root);
	const only = names.map(packageNamed);
	const unknown = only.find((name) => !known.includes(name));
	if (unknown) throw new UsageError(`${folderOf(unknown)} is no package of ${root}`);
	const began = performance.now();
	const options = { only: only.length > 0 ? only : undefined, signer, keys };
	const { versions, built } = await buildReleases(root, store, options);
	const what = built.length > 0 ? `Built ${built.map(folderOf).join(', ')}` : 'Nothing to build';
	console.log(`${what} (${seconds(began)} s)`);
	return versions;
}

async function confirmShown(
	settings: CliSettings,
	moved: Move,
	isShown: (status: ShopStatus) => boolean,
): Promise<void> {
	const began = performance.now();
	try {
		if (!(await untilShown(settings, isShown))) throw new Error('The shop does not show it: its log says why');
		console.log(`Move ${moved.serial} (${moved.why}): set ${moved.set} is shown after ${seconds(began)} s`);
	} catch (error) {
		if (!(error instanceof NoShop)) throw error;
		console.log(`Move ${moved.serial} (${moved.why}): set ${moved.set}. ${error.message}`);
	}
}

export async function finish(settings: CliSettings, moved: Move | undefined): Promise<void> {
	if (!moved) console.log('Nothing changes: this is shown already');
	else
		await confirmShown(
			settings,
			moved,
			({ shown, canary: tried }) => shown === moved.set && (moved.canary !== undefined || !tried),
		);
}

/** What has changed here. A package that this workspace has no more stays in the shop: others may have it. */
async function changedAmong(built: PackageVersions, settings: CliSettings): Promise<PackageVersions> {
	const changes = await changesOf(settings, settings.root, built);
	return Object.fromEntries(Object.entries(built).filter(([name]) => name in changes));
}

/**
 * Builds packages and shows them to everybody once the shop has rehearsed them: the named ones, else those that have changed in
 * this workspace since it last published (26.35), or all if it never did.
 */
export async function publish(settings: CliSettings, names: string[], flags: Flags): Promise<void> {
	const { store, root } = settings;
	const built = await build(settings, names);
	const before = await lastPublished(settings, root);
	const isWhole = names.length === 0;
	const changes = isWhole && before ? await changedAmong(built, settings) : built;
	if (Object.keys(changes).length === 0) {
		console.log('Nothing has changed here since the last publication: name a package to publish it anyway');
		return;
	}
	const moved = await publishChanges(publisherOf(settings, flags), changes);
	if (isWhole) await noteWorkspace(store, root, built);
	else if (before) await noteWorkspace(store, root, { ...before, ...built });
	await finish(settings, moved);
}

/** Builds packages that are named; a slice in a repository of its own need not be. */
async function buildNamed(settings: CliSettings, names: string[]): Promise<PackageVersions> {
	if (names.length === 0 && !isStandaloneSlice(settings.root))
		throw new UsageError('Which package? Such as mf-product');
	return build(settings, names);
}

/** What is shown with packages as they are here. */
export async function candidate(settings: CliSettings, names: string[], publisher: Publisher): Promise<ReleaseSet> {
	const changes = await buildNamed(settings, names);
	return setWith(publisher, (await present(settings)).shown, changes);
}

/** Ids were longer once. */
export const SET_ID = /^[0-9a-f]{12,64}$/;

/** A set that was shown or tried before, and that lacks nothing that was tidied away since. @throws {UsageError} @throws {SetRefused} */
export async function existingSet(settings: CliSettings, id: string): Promise<ReleaseSet> {
	const set = await settings.store.findSet(id);
	if (!set) throw new UsageError(`There is no set ${id}`);
	await admit(settings, set);
	return set;
}

/** Prints a link at which nobody else sees packages as they are here, or a set that is named. */
export async function preview(settings: CliSettings, names: string[], { days = '7' }: Flags): Promise<void> {
	if (!settings.secret) throw new UsageError('RELEASE_SECRET signs the link');
	const [id = ''] = names;
	const set = SET_ID.test(id)
		? await existingSet(settings, id)
		: await candidate(settings, names, publisherOf(settings));
	const expires = Date.now() + wholeNumber('days', days) * DAY;
	console.log(`Set ${set.id}, until ${new Date(expires).toISOString()}:`);
	console.log(`${settings.shop}/?_set=${signSetLink(settings.secret, { set: set.id, expires })}`);
}

/** Shows packages to some of the visitors; `off` ends that. */
export async function canary(settings: CliSettings, given: string[], flags: Flags): Promise<void> {
	const publisher = publisherOf(settings, flags);
	if (given[0] === 'off') {
		if (given.length > 1) throw new UsageError('canary off ends the canary as a whole, and takes no package');
		const moved = await move(publisher, async ({ move: last }) =>
			last?.canary ? { set: last.set, why: 'canary', by: settings.by } : undefined,
		);
		if (moved) await confirmShown(settings, moved, (status) => status.canary === undefined);
		else console.log('There is no canary');
		return;
	}
	const percent = Number(/^(\d+(?:\.\d+)?)%$/.exec(given.at(-1) ?? '')?.[1]);
	if (!(percent > 0 && percent <= 100)) throw new UsageError('To how many of the visitors? Such as 10%');
	const changes = await buildNamed(settings, given.slice(0, -1));
	let ended: PackageName[] = [];
	const moved = await move(publisher, async ({ move: last, shown, canary: before }) => {
		const set = await setWith(publisher, shown, changes);
		if (!last || set.id === shown?.id) throw new Error('This is shown to everybody already');
		await publisher.rehearse?.(set);
		ended = before ? changedPackages(shown, before).filter((name) => !(name in changes)) : [];
		return { set: last.set, canary: { set: set.id, percent }, why: 'canary', by: settings.by };
	});
	if (ended.length > 0) console.log(`Only one canary is shown: that of ${ended.map(folderOf).join(', ')} is ended`);
	const { set: tried } = moved?.canary ?? {};
	if (moved) {
		await noteCanary(settings, settings.root, { serial: moved.serial, versions: changes });
		await confirmShown(settings, moved, ({ canary: now }) => now?.set === tried && now?.percent === percent);
	}
}

export async function printSet(settings: CliSettings, set: ReleaseSet): Promise<void> {
	for (const [name, { version }] of placedIn(set).sort(([a], [b]) => (a < b ? -1 : 1))) {
		const release = await settings.store.find(name, version);
		const { builtAt = '', commit = '', author = '' } = release?.provenance ?? {};
		console.log(
			`  ${folderOf(name).padEnd(18)} ${version}  ${builtAt.slice(0, 16)}  ${commit.slice(0, 8)}  ${author.replace(/ <.*/, '')}`,
		);
	}
}
