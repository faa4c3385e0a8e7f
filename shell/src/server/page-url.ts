/** Limits beyond anything that a page reads. */
const MAX_VALUE_LENGTH = 200;
const MAX_FIELDS = 60;

export type Address = Pick<URL, 'pathname' | 'searchParams'>;

interface KnownNames {
	has(name: string): boolean;
}

/** Two spellings of one page share a cache key, and nothing that is dropped can reach the page. */
export function pageUrl({ pathname, searchParams }: Address, fields: KnownNames): string {
	if (searchParams.size === 0) return pathname;
	const known = [...searchParams].filter(([name, value]) => fields.has(name) && value.length <= MAX_VALUE_LENGTH);
	const sorted = known.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
	const pairs = new Map(sorted.map((pair) => [pair.join('='), pair] as const));
	const query = new URLSearchParams([...pairs.values()].slice(0, MAX_FIELDS)).toString();
	return pathname + (query && `?${query}`);
}

/** Gives a redirect within the shop the fields that only the browser reads, such as the name of a campaign. */
export function withUnreadFields(location: string, { searchParams }: Address, fields: KnownNames): string {
	const unread = [...searchParams].filter(([name, value]) => !fields.has(name) && value.length <= MAX_VALUE_LENGTH);
	if (unread.length === 0 || !/^\/(?![/\\])/.test(location)) return location;
	const [path = '', ...hash] = location.split(/(?=#)/);
	const query = new URLSearchParams(unread.slice(0, MAX_FIELDS));
	return path + (path.includes('?') ? '&' : '?') + query + hash.join('');
}
