import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../composition/remote.ts';
import type { InlineStyle } from './document.ts';
import type { PlacedRelease } from './node-slices.ts';
import type { ClientFiles } from './start-client.ts';

/** Address of a released file; the same text as the build's public path gives, so that nothing is fetched twice. */
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

/** Styles of a release set by module, all read when the worker starts: a page must not depend on files that may go. */
export function createStyleReader(shell: PlacedRelease, slices: Map<string, PlacedRelease>) {
	const known = new Map<string, InlineStyle>();
	const read = (placed: PlacedRelease, file: string) => {
		const href = addressOf(placed, file);
		const style = known.get(href) ?? { href, css: readFileSync(join(placed.folder, file), 'utf8') };
		known.set(href, style);
		return style;
	};
	const ofModule = ({ slice, key }: ModuleOf) =>
		(slice.release.exposes[key]?.css ?? []).map((file) => read(slice, file));
	const own = shell.release.webStyles.map((file) => read(shell, file));
	for (const slice of slices.values()) for (const key of Object.keys(slice.release.exposes)) ofModule({ slice, key });
	return (modules: ModuleOf[]): InlineStyle[] => [...new Set([...own, ...modules.flatMap(ofModule)])];
}

/** One exposed module and the slice that it comes from. */
export interface ModuleOf {
	slice: PlacedRelease;
	key: string;
}

/** Finds the modules behind names such as `mf_catalog/home-page`; slices that are missing are left out. */
export function modulesNamed(names: readonly string[], slices: Map<string, PlacedRelease>): ModuleOf[] {
	return names.flatMap((name) => {
		const [sliceName = '', key = ''] = name.split('/');
		const slice = slices.get(sliceName);
		return slice ? [{ slice, key }] : [];
	});
}

/** A release's texts in a language, which have a chunk of its name; Polish ones are in the code. */
function textsIn(placed: PlacedRelease, language: string) {
	const files = Object.keys(placed.release.files);
	return files.filter((file) => file.startsWith(`web/${language}.`) && file.endsWith('.js'));
}

/**
 * What the client fetches in one wave: the shell's script, of each slice on the page its entry and its chunks, and the texts of
 * all of them.
 */
export function clientFilesFor(shell: PlacedRelease, modules: ModuleOf[], language: string): ClientFiles {
	const ofModules = modules.flatMap(({ slice, key }) => [
		clientFile(slice, slice.release.webEntry),
		...(slice.release.exposes[key]?.js ?? []).map((file) => clientFile(slice, file)),
	]);
	const speaking = [shell, ...modules.map(({ slice }) => slice)];
	const texts = speaking.flatMap((placed) => textsIn(placed, language).map((file) => clientFile(placed, file)));
	const files = [...ofModules, ...texts];
	const unique = new Map(files.map((file) => [file.url, file]));
	return { main: clientFile(shell, shell.release.webEntry), preload: [...unique.values()] };
}
