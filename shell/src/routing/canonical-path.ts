import { matchPath } from 'react-router';
import type { RouteEntry } from '../routes.ts';
import { addressesOf } from './route-table.ts';

/** The table's own spelling of a path's fixed parts; the rest may tell upper from lower case. */
function inSpellingOf(pattern: string, path: string): string {
	const fixed = pattern.split('/');
	const parts = path.split('/').map((part, at) => {
		const own = fixed[at] ?? part;
		return own.startsWith(':') ? part : own;
	});
	return parts.join('/');
}

/** Letters and digits as they are, and the bytes of others in upper case (RFC 3986, section 6.2.2); what is no encoding stays. */
function plainlyEncoded(path: string): string {
	if (/%(?![\da-f]{2})/i.test(path)) return path;
	return path.replace(/%[\da-f]{2}/gi, (code) => {
		const byte = Number.parseInt(code.slice(1), 16);
		const character = String.fromCharCode(byte);
		if (/[\w.~-]/.test(character)) return character;
		return byte < 128 ? code : code.toUpperCase();
	});
}

/**
 * The one spelling of a path: no empty parts, no slash at the end, no needless encoding, named parts as the table has them.
 * It always begins with one slash, so that leading there never leaves the shop.
 */
export function canonicalPath(path: string, table: readonly RouteEntry[]): string {
	const plain = `/${plainlyEncoded(path)
		.split(/[/\\]+/)
		.filter(Boolean)
		.join('/')}`;
	const pattern = table.flatMap(addressesOf).find((address) => matchPath(address, plain));
	return pattern === undefined ? plain : inSpellingOf(pattern, plain);
}
