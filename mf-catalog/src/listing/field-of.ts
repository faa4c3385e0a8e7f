/** Where the address and the index use different words. */
const FIELDS: Readonly<Record<string, string>> = { flag: 'flags_ids' };

/** The catalogue's field for what a filter is called in an address. */
export function fieldOf(code: string): string {
	return FIELDS[code] ?? code;
}
