import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = 'shell/src/shared';
/** Packages of which the shell brings the names that a file of its own re-exports. */
const FACADES = ['react-router', 'nanostores'];
const KERNEL_LISTS = ['kernel.ts', 'kernel-lazy.ts'];

/** Something that slices take from the shell at run time: a module of the kernel, or `Link of react-router`. */
export interface SharedUse {
	file: string;
	name: string;
}

const KERNEL_IMPORT = /^import (?!type )[^;]*?'(@pasaz\/kernel\/[^']+)'|import\('(@pasaz\/kernel\/[^']+)'\)/gms;
const NAMED_IMPORT = /^(?:import|export) \{([^}]*)\} from '([^']+)'/gm;

function valuesIn(names: string): string[] {
	const all = names.split(',').map((name) => name.trim());
	return all.filter((name) => name !== '' && !name.startsWith('type '));
}

function facadeNames(source: string): string[] {
	return [...source.matchAll(NAMED_IMPORT)].flatMap(([, names = '', from = '']) =>
		FACADES.includes(from) ? valuesIn(names).map((name) => `${name} of ${from}`) : [],
	);
}

/** A facade may bring a module of the shell in place of the package's own. */
function broughtBy(facade: string, source: string): string[] {
	return [...source.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) =>
		valuesIn(names).map((name) => `${name} of ${facade}`),
	);
}

export function sharedNames(source: string): string[] {
	const modules = [...source.matchAll(KERNEL_IMPORT)].map(([, at = '', later = '']) => at || later);
	return [...modules, ...facadeNames(source)];
}

export function readShared(root: string): { uses: SharedUse[]; brought: string[] } {
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	const namesIn = (file: string) => sharedNames(read(file));
	const sources = globSync('{mf-*,ui-kit}/src/**/*.{ts,tsx}', { cwd: root })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !/\.(test|fake|fixture)\./.test(file));
	return {
		uses: sources.flatMap((file) => namesIn(file).map((name) => ({ file, name }))),
		brought: [
			...KERNEL_LISTS.flatMap((list) => namesIn(`${SHARED}/${list}`)),
			...FACADES.flatMap((facade) => broughtBy(facade, read(`${SHARED}/${facade}.ts`))),
		],
	};
}

function placeOf(name: string): string {
	const [, facade] = name.split(' of ');
	return facade ? `${SHARED}/${facade}.ts` : `${SHARED}/kernel-lazy.ts, or to kernel.ts if a first page runs it`;
}

export function sharedFaults({ uses, brought }: ReturnType<typeof readShared>): string[] {
	const missing = new Map(uses.filter(({ name }) => !brought.includes(name)).map((use) => [use.name, use]));
	return [...missing.values()].map(({ file, name }) => `${file} uses ${name}: add it to ${placeOf(name)}`);
}
