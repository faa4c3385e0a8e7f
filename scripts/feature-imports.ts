import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders that all features of a slice may import, the lowest first: each may import those before it, and none a feature. */
export const SHARED_FOLDERS: Record<string, readonly string[]> = {
	'mf-account': ['messages', 'account', 'frame'],
	'mf-cart-checkout': ['messages', 'cart', 'server-cart', 'details', 'order'],
	'mf-catalog': ['messages', 'listing'],
	'mf-content': ['messages'],
	'mf-product': ['messages', 'product'],
};

const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/;

/** The folder is empty for a file directly below `src`. */
function locationOf(path: string) {
	const [slice = '', , folder = '', ...rest] = path.split('/');
	return { slice, folder: rest.length > 0 ? folder : '' };
}

function isAllowed(from: string, to: string, shared: readonly string[]): boolean {
	if (from === 'exposed' || from === to) return true;
	const level = shared.indexOf(to);
	return level >= 0 && (!shared.includes(from) || level < shared.indexOf(from));
}

/** Imports by which a feature of a slice reaches into another one, as `file:line: folder → folder`. */
export function foreignImports(path: string, text: string): string[] {
	const { slice, folder } = locationOf(path);
	return text.split('\n').flatMap((line, index) => {
		const target = IMPORT.exec(line)?.[1];
		if (!target) return [];
		const other = locationOf(posix.join(posix.dirname(path), target)).folder;
		const isValid = isAllowed(folder, other, SHARED_FOLDERS[slice] ?? []);
		return isValid ? [] : [`${path}:${index + 1}: ${folder || 'src'} → ${other || 'src'}`];
	});
}

if (import.meta.main) {
	const files = globSync('mf-*/src/**/*.{ts,tsx}').filter(
		(path) => !path.includes('.test.') && locationOf(path).folder,
	);
	const faults = files
		.map((path) => path.replaceAll('\\', '/'))
		.flatMap((path) => foreignImports(path, readFileSync(path, 'utf8')));
	if (faults.length > 0) {
		console.error(`Features of a slice do not import each other; its pages compose them.\n${faults.join('\n')}`);
		process.exitCode = 1;
	}
}
