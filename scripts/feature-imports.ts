import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders of a slice that all its features share beside its texts, the lowest first: each may import those before it, and no feature. */
export const SHARED_FOLDERS: Record<string, readonly string[]> = {
	'mf-account': ['account', 'frame'],
	'mf-cart-checkout': ['cart', 'server-cart', 'details', 'order'],
	'mf-catalog': ['listing'],
	'mf-product': ['product'],
};

/** Rooms of the back end, and which others each may import. Files beside the rooms compose them. */
export const ROOMS: Record<string, readonly string[]> = {
	platform: [],
	catalogue: ['platform'],
	content: ['platform', 'catalogue'],
	accounts: ['platform'],
	community: ['platform', 'catalogue', 'content'],
	search: ['platform', 'catalogue', 'content', 'community'],
	selling: ['platform', 'catalogue', 'content', 'community'],
	import: ['platform', 'catalogue', 'content'],
	openapi: ['platform', 'content', 'search', 'selling'],
};
const BACK_END = 'commerce-api';

/** What a file imports by a relative path, statically, lazily or for its styles. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/;

/** The package and the folder of a source file, e.g. `mf-product/src/gallery/zoom.tsx`; no folder for a file beside them. */
function locate(path: string) {
	const [name = '', , folder = '', ...rest] = path.split('/');
	return { name, folder: rest.length > 0 ? folder : '' };
}

function isAllowed(name: string, from: string, to: string): boolean {
	if (from === to) return true;
	if (name === BACK_END) return from === '' || (ROOMS[from]?.includes(to) ?? false);
	if (from === 'exposed') return true;
	const ground = ['messages', ...(SHARED_FOLDERS[name] ?? [])];
	const floor = ground.indexOf(to);
	return floor >= 0 && (!ground.includes(from) || floor < ground.indexOf(from));
}

/** Imports by which a feature of a slice, or a room of the back end, reaches into one that it may not know, as `file:line: folder → folder`. */
export function foreignImports(path: string, text: string): string[] {
	const { name, folder } = locate(path);
	return text.split('\n').flatMap((line, index) => {
		const target = IMPORT.exec(line)?.[1];
		if (!target) return [];
		const other = locate(posix.join(posix.dirname(path), target)).folder;
		return isAllowed(name, folder, other) ? [] : [`${path}:${index + 1}: ${folder || 'src'} → ${other || 'src'}`];
	});
}

if (import.meta.main) {
	const faults = globSync(['mf-*/src/**/*.{ts,tsx}', `${BACK_END}/src/**/*.ts`])
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !/\.(test|fake|fixture)\./.test(path) && locate(path).folder)
		.flatMap((path) => foreignImports(path, readFileSync(path, 'utf8')));
	if (faults.length > 0) {
		console.error(
			`Features of a slice do not import each other; its pages compose them. Rooms of the back end know those that ROOMS lists.\n${faults.join('\n')}`,
		);
		process.exitCode = 1;
	}
}
