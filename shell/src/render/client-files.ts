import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../composition/remote.ts';
import type { InlineStyle } from './document.ts';
import type { PlacedRelease } from './node-slices.ts';
import type { ClientFiles } from './start-client.ts';

/** The build computes the same address for its public path, so nothing is fetched twice. */
function addressOf({ release }: PlacedRelease, file: string) {
	return `/releases/${release.name}/${release.version}/${file}`;
}

function clientFile(placed: PlacedRelease, file: string) {
	return { url: addressOf(placed, file), integrity: placed.release.files[file]?.integrity ?? '' };
}

export function remotesOf(slices: Map<string, PlacedRelease>): Remote[] {
	return [...slices].map(([name, placed]) => {
		const { url, integrity } = clientFile(placed, placed.release.webEntry);
		return { name, entry: url, integrity };
	});
}

/** Reads all styles of a release set when the worker starts, so that no page depends on a file that may disappear. */
export function createStyleReader(shell: PlacedRelease, slices: Map<string, PlacedRelease>) {
	const known = new Map<string, InlineStyle>();
	const read = (placed: PlacedRelease, file: string) => {
		const href = addressOf(placed, file);
		const style = known.get(href) ?? { href, css: readFileSync(join(placed.folder, file), 'utf8') };
		known.set(href, style);
		return style;
	};
	const ofModule = ({ slice, key }: SliceModule) =>
		(slice.release.exposes[key]?.css ?? []).map((file) => read(slice, file));
	const own = shell.release.webStyles.map((file) => read(shell, file));
	for (const slice of slices.values()) for (const key of Object.keys(slice.release.exposes)) ofModule({ slice, key });
	return (modules: SliceModule[]): InlineStyle[] => [...new Set([...own, ...modules.flatMap(ofModule)])];
}

export interface SliceModule {
	slice: PlacedRelease;
	key: string;
}

/** Finds modules by names such as `mf_catalog/home-page`; missing slices are left out. */
export function findModules(names: readonly string[], slices: Map<string, PlacedRelease>): SliceModule[] {
	return names.flatMap((name) => {
		const [sliceName = '', key = ''] = name.split('/');
		const slice = slices.get(sliceName);
		return slice ? [{ slice, key }] : [];
	});
}

/** The chunks with texts in a language carry its name; Polish texts are in the code. */
function textFilesIn(placed: PlacedRelease, language: string) {
	const files = Object.keys(placed.release.files);
	return files.filter((file) => file.startsWith(`web/${language}.`) && file.endsWith('.js'));
}

/** Lists the files of one wave: the script of the shell, each slice's entry and chunks, and their texts. */
export function clientFilesFor(shell: PlacedRelease, modules: SliceModule[], language: string): ClientFiles {
	const ofModules = modules.flatMap(({ slice, key }) => [
		clientFile(slice, slice.release.webEntry),
		...(slice.release.exposes[key]?.js ?? []).map((file) => clientFile(slice, file)),
	]);
	const withTexts = [shell, ...modules.map(({ slice }) => slice)];
	const texts = withTexts.flatMap((placed) => textFilesIn(placed, language).map((file) => clientFile(placed, file)));
	const files = [...ofModules, ...texts];
	const unique = new Map(files.map((file) => [file.url, file]));
	return { main: clientFile(shell, shell.release.webEntry), preload: [...unique.values()] };
}
