/** Names that differ between the address and the search index. */
const FIELDS: Readonly<Record<string, string>> = { flag: 'flags_ids' };

export function fieldOf(code: string): string {
	return FIELDS[code] ?? code;
}
