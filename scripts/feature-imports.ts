import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders of a slice that all its features share beside its texts, the lowest first: each may import those before it, and no feature. */
export const GROUND: Record<string, readonly string[]> = {
	'mf-account': ['account', 'frame'],
	'mf-cart-checkout': ['cart', 'server-cart', 'details', 'order'],
	'mf-catalog': ['listing'],
	'mf-product': ['product'],
};

/** What a file imports by a relative path, statically, lazily or for its styles. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/;

/** The slice and the folder of a source file, e.g. `mf-product/src/gallery/zoom.tsx`; no folder for a file beside them. */
function placeOf(path: string) {
	const [slice = '', , folder = '', ...rest] = path.split('/');
	return { slice, folder: rest.length > 0 ? folder : '' };
}

function isAllowed(from: string, to: string, ground: readonly string[]): boolean {
	if (from === 'exposed' || from === to) return true;
	const floor = ground.indexOf(to);
	return floor >= 0 && (!ground.includes(from) || floor < ground.indexOf(from));
}

/** Imports by which a feature of a slice reaches into another one, as `file:line: folder → folder`. */
export function foreignImports(path: string, text: string): string[] {
	const { slice, folder } = placeOf(path);
	return text.split('\n').flatMap((line, index) => {
		const target = IMPORT.exec(line)?.[1];
		if (!target) return [];
		const other = placeOf(posix.join(posix.dirname(path), target)).folder;
		const isFine = isAllowed(folder, other, ['messages', ...(GROUND[slice] ?? [])]);
		return isFine ? [] : [`${path}:${index + 1}: ${folder || 'src'} → ${other || 'src'}`];
	});
}

if (import.meta.main) {
	const files = globSync('mf-*/src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.') && placeOf(path).folder);
	const faults = files
		.map((path) => path.replaceAll('\\', '/'))
		.flatMap((path) => foreignImports(path, readFileSync(path, 'utf8')));
	if (faults.length > 0) {
		console.error(`Features of a slice do not import each other; its pages compose them.\n${faults.join('\n')}`);
		process.exitCode = 1;
	}
}
