import { join } from 'node:path';
import * as z from 'zod';
import { readJson, writeJson } from './folder-json.ts';
import { type JournalReader, readHistory, setsShownAfter } from './history.ts';
import type { Changes } from './publish.ts';
import { PackageName, PackageVersions, placedIn } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { followJournal, NOTHING_SHOWN } from './verify-move.ts';

/** Notes what each workspace published last, so that it publishes only what has changed in it since. */
const Notes = z.record(z.string(), PackageVersions);
const fileOf = (store: ReleaseStore) => join(store.root, 'workspaces.json');

async function readNotes(store: ReleaseStore) {
	return Notes.parse((await readJson(fileOf(store))) ?? {});
}

function selectVersions(versions: PackageVersions, isWanted: (name: PackageName) => boolean): PackageVersions {
	return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(PackageName.parse(name))));
}

const Canaries = z.record(z.string(), z.object({ serial: z.int(), versions: PackageVersions })).catch({});
const canariesFileOf = (store: ReleaseStore) => join(store.root, 'canaries.json');

async function readCanaries(store: ReleaseStore) {
	return Canaries.parse((await readJson(canariesFileOf(store))) ?? {});
}

/** What a workspace tried and somebody showed to everybody since, which only the journal tells where that was elsewhere. */
async function promotedSince(reader: JournalReader, root: string): Promise<PackageVersions> {
	const { [root]: canary } = await readCanaries(reader.store);
	if (!canary) return {};
	const sets = setsShownAfter(await readHistory(reader), canary.serial);
	const isShown = (name: PackageName) => sets.some(({ releases }) => releases[name]?.version === canary.versions[name]);
	return selectVersions(canary.versions, isShown);
}

/** What is promoted counts as published by the workspace that tried it, whoever promotes it. */
export async function lastPublished(reader: JournalReader, root: string): Promise<PackageVersions | undefined> {
	const { [root]: before } = await readNotes(reader.store);
	return before && { ...before, ...(await promotedSince(reader, root)) };
}

/**
 * The packages of a workspace that have changed since it last published: what others have published meanwhile stays. The
 * first workspace of a store publishes all of its packages; a later one that never published changes nothing that is shown.
 * @param built just now: a shown release that was lost or damaged has another hash under its version when it is built again
 */
export async function changesOf(
	reader: JournalReader,
	root: string,
	versions: PackageVersions,
	built: readonly PackageName[] = [],
): Promise<Changes> {
	const { shown } = await followJournal(reader.store, NOTHING_SHOWN, { keys: reader.keys });
	if (!shown) return versions;
	const before = await lastPublished(reader, root);
	const known: PackageVersions = before ?? Object.fromEntries(placedIn(shown).map(([name]) => [name, versions[name]]));
	const names = Object.keys({ ...known, ...versions }).map((name) => PackageName.parse(name));
	const isRebuilt = (name: PackageName) => built.includes(name) && shown.releases[name]?.version === versions[name];
	const changed = names.filter((name) => known[name] !== versions[name] || isRebuilt(name));
	return Object.fromEntries(changed.map((name) => [name, versions[name]]));
}

/** What was tried of a package no longer counts once another version of it is noted. */
export async function noteWorkspace(store: ReleaseStore, root: string, versions: PackageVersions): Promise<void> {
	const { [root]: before = {}, ...others } = await readNotes(store);
	const { [root]: canary, ...canaries } = await readCanaries(store);
	if (canary) {
		const open = selectVersions(canary.versions, (name) => before[name] === versions[name]);
		await writeJson(canariesFileOf(store), { ...canaries, [root]: { ...canary, versions: open } });
	}
	await writeJson(fileOf(store), { ...others, [root]: versions });
}

/** Notes what a workspace tries from that move on. */
export async function noteCanary(
	reader: JournalReader,
	root: string,
	{ serial, versions }: { serial: number; versions: PackageVersions },
): Promise<void> {
	const { store } = reader;
	const before = await lastPublished(reader, root);
	if (before) await noteWorkspace(store, root, before);
	await writeJson(canariesFileOf(store), { ...(await readCanaries(store)), [root]: { serial, versions } });
}
