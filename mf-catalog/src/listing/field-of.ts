/** Names that differ between the address and the search index. */
const FIELDS: Readonly<Record<string, string>> = { flag: 'flags_ids' };

/** The index field of a filter in the address. */
export function fieldOf(code: string): string {
	return FIELDS[code] ?? code;
}
