/** Stands for the shop's own origin while an address is read as a browser would. */
const OWN = 'https://own.invalid';

/**
 * Where a redirect may lead: a path of the shop, or an https address on a host that the shop allows. Anything that a browser could read
 * as another address is nothing: `//evil`, `/\evil`, `https:evil`, a user before an `@`, control characters.
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

/** Tidied up, `/.//evil` is `//evil`. */
function pathOf({ pathname, search, hash }: URL): string | undefined {
	return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`;
}
