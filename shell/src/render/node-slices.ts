import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import {
	loadRemote,
	type ModuleFederationRuntimePlugin,
	registerPlugins,
	registerRemotes,
} from '@module-federation/enhanced/runtime';
import { readReleased } from '@pasaz/delivery/integrity';
import type { Release } from '@pasaz/delivery/release';
import type { Shop } from '@pasaz/kernel/composition/shop';
import type { FragmentName, Fragments, PageModule } from '@pasaz/kernel/contract/slices';
import type { ComponentType } from 'react';
import { assertPage } from '../composition/load-failure.ts';
import { within } from '../composition/within.ts';

export interface PlacedRelease {
	folder: string;
	release: Release;
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Extract<Awaited<ReturnType<LoadEntry>>, object>;

type LoadedFragments = { [Name in FragmentName]?: ComponentType<Fragments[Name]> };

/** All pages and fragments of a release set, loaded; `broken` names the slices that could not be. */
export interface NodeSlices {
	pages: Map<string, PageModule>;
	fragment: Shop['fragment'];
	broken: string[];
}

/** Runs the node build of a slice, which is one file. @throws if its bytes are not those that were published */
async function runEntry({ folder, release }: PlacedRelease): Promise<Record<string, Container>> {
	const file = join(folder, release.nodeEntry);
	const source = await readReleased(folder, release, release.nodeEntry);
	const module: { exports: Record<string, Container> } = { exports: {} };
	const wrapper = `(function (module, exports, require, __filename, __dirname) {${source}\n})`;
	new Script(wrapper, { filename: file }).runInThisContext()(module, module.exports, createRequire(file), file, folder);
	return module.exports;
}

function useLocalEntries(releases: Map<string, PlacedRelease>) {
	registerPlugins([
		{
			name: 'local-releases',
			async loadEntry({ remoteInfo }) {
				const placed = releases.get(remoteInfo.name);
				if (!placed) throw new Error(`${remoteInfo.name} is not in this release set`);
				return (await runEntry(placed))[remoteInfo.name];
			},
		},
	]);
}

async function loadPages(name: string, keys: string[], pages: NodeSlices['pages']) {
	for (const key of keys.filter(isPage)) {
		const page = await loadRemote<PageModule>(`${name}/${key}`);
		if (!page) continue;
		assertPage(`${name}/${key}`, page);
		pages.set(`${name}/${key}`, page);
	}
}

async function loadFragments(name: string, keys: string[], fragments: LoadedFragments) {
	for (const key of keys.filter((candidate) => !isPage(candidate))) {
		const fragment = await loadRemote<{ Component: unknown }>(`${name}/${key}`);
		if (fragment) Object.assign(fragments, { [`${name}/${key}`]: fragment.Component });
	}
}

/** Styles are written into pages, so they are checked here. @throws if one is missing or not what was published */
async function checkStyles({ folder, release }: PlacedRelease) {
	const styles = Object.values(release.exposes).flatMap(({ css }) => css);
	await Promise.all(styles.map((file) => readReleased(folder, release, file)));
}

/** By convention `x-page.tsx` is a page, and any other exposed file is a fragment. */
function isPage(key: string) {
	return key.endsWith('-page');
}

/** ms for a slice; one whose modules wait for something that never comes must not keep the whole set from starting. */
const LOAD_LIMIT = 5000;

/** @throws if a module cannot be loaded, or not in time */
function loadInTime(loading: Promise<void>): Promise<void> {
	return within(loading, LOAD_LIMIT, () => new Error(`It was not loaded within ${LOAD_LIMIT} ms`));
}

/** Loads every exposed module of every slice. The shop works without a slice that fails, of which `onBroken` is told. */
export async function loadNodeSlices(
	releases: Map<string, PlacedRelease>,
	onBroken: (slice: string, error: unknown) => void,
): Promise<NodeSlices> {
	useLocalEntries(releases);
	registerRemotes(
		[...releases].map(([name, { folder, release }]) => ({ name, entry: join(folder, release.nodeEntry) })),
	);
	const fragments: LoadedFragments = {};
	const slices: NodeSlices = { pages: new Map(), fragment: (name) => fragments[name], broken: [] };
	for (const [name, placed] of releases) {
		const exposed = Object.keys(placed.release.exposes);
		try {
			await checkStyles(placed);
			await loadInTime(loadPages(name, exposed, slices.pages));
			await loadInTime(loadFragments(name, exposed, fragments));
		} catch (error) {
			console.error(`Slice ${name} could not be loaded`, error);
			slices.broken.push(name);
			onBroken(name, error);
		}
	}
	return slices;
}
