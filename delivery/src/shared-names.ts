import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Names } from './release.ts';

export const KERNEL = '@pasaz/kernel/';
export const SHARED = 'shell/src/shared';
const KERNEL_LISTS = ['kernel.ts', 'kernel-lazy.ts'];
/** Packages of which the shell brings what a file of its own exports. */
export const FACADES = ['react-router', 'nanostores'];
/** Packages that the shell brings whole. */
const WHOLE = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', '@nanostores/react'];

const IMPORT = /^(?:import|export) (?!type )([^;'"]*?) from '([^']+)'/gm;
const IMPORTED_LATER = /\bimport\('([^']+)'\)/g;
const EXPORTED = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class) ([\w$]+)/gm;
const EXPORT_LIST = /^export (?:const )?\{([^}]*)\}/gm;
const PLACE = /['"`](mf_[a-z0-9_]+\/[a-z0-9-]+)['"`]/g;
const ALL = '*';

const isShared = (module: string) => module.startsWith(KERNEL) || FACADES.includes(module) || WHOLE.includes(module);

function listed(names: string): string[] {
	const values = names.split(',').map((name) => name.trim());
	return values.filter((name) => name !== '' && !name.startsWith('type '));
}

/** The names of an import's clause as their module calls them: `React, { useState as state }` are `default` and `useState`. */
function importedNames(clause: string): string[] {
	const [outside = '', inside = ''] = clause.replaceAll(/\s+/g, ' ').replace('}', '').split('{');
	const whole = listed(outside).map((name) => (name.startsWith('*') ? ALL : 'default'));
	return [...whole, ...listed(inside).map((name) => name.split(' as ')[0] ?? name)];
}

/** `a as b` and, of an object that is taken apart, `a: b` give `b`. */
const exportedName = (name: string) => name.split(/ as |: /).at(-1) ?? name;

function toNames(pairs: Iterable<readonly [string, string | undefined]>): Names {
	const found = new Map<string, Set<string>>();
	for (const [module, name] of pairs) {
		const names = found.get(module) ?? new Set();
		found.set(module, name === undefined ? names : names.add(name));
	}
	return Object.fromEntries([...found].sort().map(([module, names]) => [module, [...names].sort()]));
}

/** Lists what sources import of the modules that the shell shares; a module whose names cannot be told has none. */
export function takenNames(sources: Iterable<string>): Names {
	const pairs: [string, string | undefined][] = [];
	for (const source of sources) {
		for (const [, clause = '', module = ''] of source.matchAll(IMPORT)) {
			if (!isShared(module)) continue;
			const names = importedNames(clause);
			for (const name of names) pairs.push([module, name === ALL ? undefined : name]);
		}
		for (const [, module = ''] of source.matchAll(IMPORTED_LATER))
			if (isShared(module)) pairs.push([module, undefined]);
	}
	return toNames(pairs);
}

/** Lists what a module exports; `export *` is not used in the kernel (house rule against barrels). */
function exportedNames(source: string): string[] {
	const declared = [...source.matchAll(EXPORTED)].map(([, name = '']) => name);
	const lists = [...source.matchAll(EXPORT_LIST)].flatMap(([, names = '']) => listed(names).map(exportedName));
	return [...declared, ...lists];
}

function kernelFile(root: string, module: string): string {
	const file = join(root, 'shared-kernel/src', module.slice(KERNEL.length));
	return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.tsx`;
}

export function broughtNames(root: string): Names {
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	const require = createRequire(join(root, 'shell/package.json'));
	const lists = KERNEL_LISTS.flatMap((list) => [...read(`${SHARED}/${list}`).matchAll(/^import '([^']+)'/gm)]);
	const kernel = lists.map(([, module = '']) => [
		module,
		exportedNames(readFileSync(kernelFile(root, module), 'utf8')),
	]);
	const facades = FACADES.map((name) => [name, exportedNames(read(`${SHARED}/${name}.ts`))]);
	const whole = WHOLE.map((name) => [name, Object.keys(require(name)).concat('default')]);
	return Object.fromEntries([...kernel, ...facades, ...whole]);
}

export function placedNames(sources: Iterable<string>): string[] {
	const names = [...sources].flatMap((source) => [...source.matchAll(PLACE)].map(([, name = '']) => name));
	return [...new Set(names)].sort();
}
