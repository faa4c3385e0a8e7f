import type { RouteEntry } from '../routes.ts';
import { patternOf } from './route-table.ts';

/** Spells the fixed parts as the table does; parameters keep their case. */
function inSpellingOf(pattern: string, path: string): string {
	const fixed = pattern.split('/');
	const parts = path.split('/').map((part, index) => {
		const own = fixed[index] ?? part;
		return own.startsWith(':') ? part : own;
	});
	return parts.join('/');
}

/** Normalises percent-encoding (RFC 3986, section 6.2.2). A path with a bad encoding stays as it is. */
function plainlyEncoded(path: string): string {
	if (/%(?![\da-f]{2})/i.test(path)) return path;
	return path.replace(/%[\da-f]{2}/gi, (code) => {
		const byte = Number.parseInt(code.slice(1), 16);
		const character = String.fromCharCode(byte);
		if (/[\w.~-]/.test(character)) return character;
		return byte < 128 ? code : code.toUpperCase();
	});
}

/** Separators of lines, which the router's `*` does not match: at such an address not even the missing page would come alive. */
const LINE_ENDS = /%0[AD]|%E2%80%A[89]/gi;

/** Again, as what is left of a cut may be another one. */
function inOneLine(path: string): string {
	const joined = path.replace(LINE_ENDS, '');
	return joined === path ? path : inOneLine(joined);
}

/** The result begins with exactly one slash, so that a redirect never leaves the shop. */
export function canonicalPath(path: string, table: readonly RouteEntry[]): string {
	const plain = `/${plainlyEncoded(inOneLine(path))
		.split(/[/\\]+/)
		.filter(Boolean)
		.join('/')}`;
	const pattern = patternOf(plain, table);
	return pattern === undefined ? plain : inSpellingOf(pattern, plain);
}
