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

/** Folders of a room, the lowest first: each may import those before it, and the files beside them. */
export const FLOORS: Record<string, readonly string[]> = {
	platform: ['database', 'outbox', 'http', 'rate-limit', 'translations', 'mail', 'pdf'],
	catalogue: ['source', 'text', 'prices', 'pictures', 'read', 'write'],
	selling: ['stock', 'digital', 'collect', 'cart', 'orders', 'sandbox-payment'],
};

/** What a file imports by a relative path, statically, lazily or for its styles. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/;

interface Location {
	name: string;
	/** Empty for a file beside the folders. */
	folder: string;
	inner: string;
}

function locate(path: string): Location {
	const [name = '', , ...folders] = path.split('/').slice(0, -1);
	const [folder = '', inner = ''] = folders;
	return { name, folder, inner };
}

function isBelow(order: readonly string[], from: string, to: string): boolean {
	return order.includes(to) && order.indexOf(to) < order.indexOf(from);
}

function isAllowedInRoom(room: string, from: string, to: string): boolean {
	const floors = FLOORS[room];
	return !floors || from === to || to === '' || isBelow(floors, from, to);
}

function isAllowed({ name, folder: from, inner }: Location, { folder: to, inner: innerTo }: Location): boolean {
	if (from === to) return name !== BACK_END || isAllowedInRoom(from, inner, innerTo);
	if (name === BACK_END) return from === '' || (ROOMS[from]?.includes(to) ?? false);
	if (from === 'exposed') return true;
	const ground = ['messages', ...(SHARED_FOLDERS[name] ?? [])];
	return ground.includes(from) ? isBelow(ground, from, to) : ground.includes(to);
}

function nameOf({ folder, inner }: Location, other: Location): string {
	return (folder === other.folder ? inner || folder : folder) || 'src';
}

/** Imports by which a feature of a slice, or a room of the back end, reaches into one that it may not know, as `file:line: folder → folder`. */
export function foreignImports(path: string, text: string): string[] {
	const own = locate(path);
	return text.split('\n').flatMap((line, index) => {
		const target = IMPORT.exec(line)?.[1];
		if (!target) return [];
		const other = locate(posix.join(posix.dirname(path), target));
		return isAllowed(own, other) ? [] : [`${path}:${index + 1}: ${nameOf(own, other)} → ${nameOf(other, own)}`];
	});
}

if (import.meta.main) {
	const faults = globSync(['mf-*/src/**/*.{ts,tsx}', `${BACK_END}/src/**/*.ts`])
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !/\.(test|fake|fixture)\./.test(path) && locate(path).folder)
		.flatMap((path) => foreignImports(path, readFileSync(path, 'utf8')));
	if (faults.length > 0) {
		console.error(
			`Features of a slice do not import each other; its pages compose them. Rooms of the back end know those that ROOMS lists, and their folders those below them in FLOORS.\n${faults.join('\n')}`,
		);
		process.exitCode = 1;
	}
}
