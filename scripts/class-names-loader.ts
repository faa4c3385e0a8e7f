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

const CLASS = /\.([a-z][\w-]*)/gi;
/** Where a point is followed by what is no class. */
const OTHER_POINTS = /\burl\(|@(?:layer|import)\b[^;{]*\.[a-z]/i;

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
 * @throws where a class got no name, or something else might be taken for one
 */
export default function classNamesLoader(this: LoaderContext, css: string): string {
	if (OTHER_POINTS.test(css))
		throw new Error(`${this.resourcePath}: layers with points and files cannot be told from classes`);
	const names = namesFor(this.getOptions()).get(this.resourcePath) ?? new Map<string, string>();
	const exported = [...names].map(([name, short]) => `${name}: ${short};`).join(' ');
	const renamed = css.replace(CLASS, (_, name) => {
		if (!names.has(name))
			throw new Error(`${this.resourcePath}: the class ${name} was not there when names were given`);
		return `:global(.${names.get(name)})`;
	});
	// at the end: whatever is exported stands for its name in all that follows
	return `${renamed}\n:export { ${exported} }`;
}
