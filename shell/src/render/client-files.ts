import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertIntact } from '@pasaz/delivery/integrity';
import type { Release } from '@pasaz/delivery/release';
import type { Audience } from '@pasaz/kernel/contract/slices';
import type { Remote } from '../composition/remote.ts';
import type { PageFile, ShownPage } from '../routing/page-record.ts';
import type { PlacedRelease } from './node-slices.ts';
import type { ClientFiles } from './start-client.ts';

export interface InlineStyle {
	href: string;
	css: string;
}

/** The build computes the same address for its public path, so nothing is fetched twice. */
function addressOf({ release }: Pick<PlacedRelease, 'release'>, file: string) {
	return `/releases/${release.name}/${release.version}/${file}`;
}

function clientFile(placed: Pick<PlacedRelease, 'release'>, file: string): PageFile {
	return { url: addressOf(placed, file), integrity: placed.release.files[file]?.integrity ?? '' };
}

export function remoteOf(release: Release): Remote {
	const { url, integrity } = clientFile({ release }, release.webEntry);
	return { name: release.name, entry: url, integrity };
}

export function remotesOf(slices: Map<string, PlacedRelease>, modules: readonly string[]): Remote[] {
	const names = new Set(findModules(modules, slices).map(({ slice }) => slice));
	return [...names].map(({ release }) => remoteOf(release));
}

/** Fonts and pictures of a style; its text names them by paths, which in a document would be those of the shop. */
const INNER_ADDRESSES = 'url(/releases/';

/**
 * Reads all styles at the start, so that no page depends on a file that may disappear.
 * @param origin of files, if not the shop
 * @throws if one differs from what was published
 */
export function createStyleReader(shell: PlacedRelease, slices: Map<string, PlacedRelease>, origin = '') {
	const known = new Map<string, InlineStyle>();
	const readText = ({ folder, release }: PlacedRelease, file: string) => {
		const content = readFileSync(join(folder, file));
		assertIntact(release, file, content);
		return content.toString().replaceAll(INNER_ADDRESSES, INNER_ADDRESSES.replace('/', `${origin}/`));
	};
	const read = (placed: PlacedRelease, file: string) => {
		const url = addressOf(placed, file);
		const style = known.get(url) ?? { href: origin + url, css: readText(placed, file) };
		known.set(url, style);
		return style;
	};
	const own = shell.release.webStyles.map((file) => read(shell, file));
	for (const slice of slices.values()) {
		for (const file of Object.values(slice.release.exposes).flatMap(({ css }) => css)) read(slice, file);
	}
	return (styles: readonly PageFile[]): InlineStyle[] => [...own, ...styles.flatMap(({ url }) => known.get(url) ?? [])];
}

/** The chunks with texts in a language carry its name; Polish texts are in the code. */
function textFilesIn(placed: PlacedRelease, language: string): PageFile[] {
	const files = Object.keys(placed.release.files);
	const texts = files.filter((file) => file.startsWith(`web/${language}.`) && file.endsWith('.js'));
	return texts.map((file) => clientFile(placed, file));
}

interface SliceModule {
	slice: PlacedRelease;
	key: string;
}

/** Finds modules by names such as `mf_catalog/home-page`; missing slices are left out. */
function findModules(names: readonly string[], slices: Map<string, PlacedRelease>): SliceModule[] {
	return names.flatMap((name) => {
		const [sliceName = '', key = ''] = name.split('/');
		const slice = slices.get(sliceName);
		return slice ? [{ slice, key }] : [];
	});
}

function unique(files: readonly PageFile[]): PageFile[] {
	return [...new Map(files.map((file) => [file.url, file])).values()];
}

function stylesOf(modules: readonly SliceModule[]): PageFile[] {
	const files = modules.flatMap(({ slice, key }) =>
		(slice.release.exposes[key]?.css ?? []).map((file) => clientFile(slice, file)),
	);
	return unique(files);
}

function scriptsOf(modules: readonly SliceModule[], language: string): PageFile[] {
	const scripts = modules.flatMap(({ slice, key }) => [
		clientFile(slice, slice.release.webEntry),
		...(slice.release.exposes[key]?.js ?? []).map((file) => clientFile(slice, file)),
	]);
	const texts = modules.flatMap(({ slice }) => textFilesIn(slice, language));
	return unique([...scripts, ...texts]);
}

type FoundFiles = Pick<ShownPage, 'scripts' | 'styles'>;

function filesOf(modules: readonly SliceModule[], language: string): FoundFiles {
	return { scripts: scriptsOf(modules, language), styles: stylesOf(modules) };
}

/** Finds the files of modules by their names; a release never changes, so each list is made once. */
export function createFileFinder(slices: Map<string, PlacedRelease>) {
	const known = new Map<string, FoundFiles>();
	return (names: readonly string[], language: string): FoundFiles => {
		const key = [language, ...names].join();
		const files = known.get(key) ?? filesOf(findModules(names, slices), language);
		known.set(key, files);
		return files;
	};
}

/** What the kernel brings later, which pages of one shopper call at once: their data comes in the browser. */
function laterKernelOf({ release }: PlacedRelease): string[] {
	return Object.keys(release.files).filter((file) => /^web\/kernel\.\w+\.js$/.test(file));
}

/** Adds the scripts of the shell to those of a page, in one wave. @param origin of files, if not the shop */
export function createClientFiles(shell: PlacedRelease, origin = '') {
	const at = ({ url, integrity }: PageFile): PageFile => ({ url: origin + url, integrity });
	const main = at(clientFile(shell, shell.release.webEntry));
	const laterKernel = laterKernelOf(shell).map((file) => clientFile(shell, file));
	return (scripts: readonly PageFile[], language: string, audience: Audience): ClientFiles => {
		const own = audience === 'anyone' ? [] : laterKernel;
		return { main, preload: [...scripts, ...own, ...textFilesIn(shell, language)].map(at) };
	};
}
