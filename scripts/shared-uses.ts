import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from '../delivery/src/release.ts';
import { broughtNames, FACADES, KERNEL, SHARED, takenNames } from '../delivery/src/shared-names.ts';

/** Something that slices take from the shell at run time: a module of the kernel, or `Link of react-router`. */
export interface SharedUse {
	file: string;
	name: string;
}

/** What every slice takes whole, such as React, is no concern of the lists. */
function listedNames(names: Names): string[] {
	return Object.entries(names).flatMap(([module, own]) => {
		if (module.startsWith(KERNEL)) return module;
		return FACADES.includes(module) ? own.map((name) => `${name} of ${module}`) : [];
	});
}

export function sharedNames(source: string): string[] {
	return listedNames(takenNames([source]));
}

export function readShared(root: string): { uses: SharedUse[]; brought: string[] } {
	const sources = globSync('{mf-*,ui-kit}/src/**/*.{ts,tsx}', { cwd: root })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !/\.(test|fake|fixture)\./.test(file));
	return {
		uses: sources.flatMap((file) =>
			sharedNames(readFileSync(join(root, file), 'utf8')).map((name) => ({ file, name })),
		),
		brought: listedNames(broughtNames(root)),
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
