/** Longest value, and most fields, that any page has use for. */
const MOST_CHARACTERS = 200;
const MOST_FIELDS = 60;

interface Fields {
	has(name: string): boolean;
}

/**
 * Path and query as a page is rendered for them: sorted, each pair once, and only what pages read. Two addresses of one
 * page give one text; what is left out can be neither in the page nor in the key under which it is kept.
 */
export function pageUrl({ pathname, searchParams }: URL, fields: Fields): string {
	if (searchParams.size === 0) return pathname;
	const known = [...searchParams].filter(([name, value]) => fields.has(name) && value.length <= MOST_CHARACTERS);
	const sorted = known.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
	const pairs = new Map(sorted.map((pair) => [pair.join('='), pair] as const));
	const query = new URLSearchParams([...pairs.values()].slice(0, MOST_FIELDS)).toString();
	return pathname + (query && `?${query}`);
}

/**
 * Where a redirect within the shop leads, with the fields that pages do not read: the browser may, and a campaign's name is
 * for statistics.
 */
export function withUnread(location: string, { searchParams }: URL, fields: Fields): string {
	const unread = [...searchParams].filter(([name, value]) => !fields.has(name) && value.length <= MOST_CHARACTERS);
	if (unread.length === 0 || !/^\/(?![/\\])/.test(location)) return location;
	const [path = '', ...hash] = location.split(/(?=#)/);
	const query = new URLSearchParams(unread.slice(0, MOST_FIELDS));
	return path + (path.includes('?') ? '&' : '?') + query + hash.join('');
}
