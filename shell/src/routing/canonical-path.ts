import { matchPath } from 'react-router';
import { addressesOf, type RouteEntry } from '../routes.tsx';

/** The table's own spelling of a path's fixed parts; the rest may tell upper from lower case. */
function inSpellingOf(pattern: string, path: string): string {
	const fixed = pattern.split('/');
	const parts = path.split('/').map((part, at) => {
		const own = fixed[at] ?? part;
		return own.startsWith(':') ? part : own;
	});
	return parts.join('/');
}

/**
 * The one spelling of a path: no empty parts, no slash at the end, named parts as the table has them. It always begins
 * with one slash, so that leading there never leaves the shop.
 */
export function canonicalPath(path: string, table: readonly RouteEntry[]): string {
	const plain = `/${path
		.split(/[/\\]+/)
		.filter(Boolean)
		.join('/')}`;
	const pattern = table.flatMap(addressesOf).find((address) => matchPath(address, plain));
	return pattern === undefined ? plain : inSpellingOf(pattern, plain);
}
