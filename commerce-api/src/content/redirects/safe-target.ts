/** Stands for the shop's own origin when an address is parsed. */
const OWN = 'https://own.invalid';

/**
 * The target of a redirect: a path of the shop, or an https address on an allowed host. Undefined for anything that a browser could read
 * as another address: `//evil`, `/\evil`, `https:evil`, a user before an `@`, control characters.
 * @param hosts exact, as in `new URL(…).host`
 */
export function safeTarget(target: string, hosts: readonly string[]): string | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these, so that `/\n/evil` is `//evil`
	if (/[\u0000-\u0020\u007f\\]/.test(target)) return undefined;
	const url = URL.parse(target, OWN);
	if (url === null || url.username !== '' || url.password !== '') return undefined;
	if (target.startsWith('/')) return url.origin === OWN ? pathOf(url) : undefined;
	return /^https:\/\/[^/]/i.test(target) && hosts.includes(url.host) ? url.href : undefined;
}

/** `/.//evil` is normalised to `//evil`. */
function pathOf({ pathname, search, hash }: URL): string | undefined {
	return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`;
}
