import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ClassNamesOptions {
	/** Folders of all styles that may be bundled together. */
	folders: readonly string[];
	/** Begins each name, and no other package's: slices may bundle different releases of one ui-kit component. */
	letter: string;
}

interface LoaderContext {
	resourcePath: string;
	getOptions(): ClassNamesOptions;
}

/** By file: the classes that it names, with what they are called in the bundle. */
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

const CLASS = /\.([a-z]\w*)/gi;

function nameAll({ folders, letter }: ClassNamesOptions): Names {
	let count = 0;
	const files = folders.flatMap((folder) =>
		globSync('**/*.module.css', { cwd: folder }).map((file) => join(folder, file)),
	);
	const namesIn = (file: string) => {
		const classes = new Set([...readFileSync(file, 'utf8').matchAll(CLASS)].map(([, name = '']) => name));
		return new Map([...classes].map((name) => [name, letter + (count++).toString()]));
	};
	return new Map(files.sort().map((file) => [file, namesIn(file)]));
}

/** By the options of one build. */
const known = new WeakMap<ClassNamesOptions, Names>();

function namesFor(options: ClassNamesOptions): Names {
	const names = known.get(options) ?? nameAll(options);
	known.set(options, names);
	return names;
}

/**
 * Calls the classes of a CSS module by their numbers in the package, the same ones in its builds for browsers and for the
 * server. Documents hold the styles of what is on them, and their class names again in the markup: numbers are 4 % of a page
 * less than names with hashes.
 */
export default function classNamesLoader(this: LoaderContext, css: string): string {
	const names = namesFor(this.getOptions()).get(this.resourcePath) ?? new Map<string, string>();
	const exported = [...names].map(([name, short]) => `${name}: ${short};`).join(' ');
	// at the end: whatever is exported stands for its name in all that follows
	return `${css.replace(CLASS, (_, name) => `:global(.${names.get(name)})`)}\n:export { ${exported} }`;
}
