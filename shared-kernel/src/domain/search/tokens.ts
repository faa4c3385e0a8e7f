export interface Token {
	/** Lower case, with its diacritics; may hold `-`, `.`, `/` and the like inside, as skus do. */
	written: string;
	/** Without diacritics. */
	folded: string;
	/** The words inside, e.g. `t` and `shirt`; those of one letter are left out unless there is nothing else. */
	words: string[];
}

/** The searchable parts of a text, without punctuation at their edges. */
export function tokensOf(text: string): Token[] {
	return text
		.normalize('NFC')
		.toLowerCase()
		.split(/\s+/u)
		.map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
		.filter((piece) => piece !== '')
		.map((written) => ({ written, folded: lexeme(written), words: wordsOf(written) }));
}

/** Quotes and backslashes mean something to PostgreSQL's text search and nothing to shoppers. */
function lexeme(written: string): string {
	return toSearchText(written).replace(/['\\\p{C}]/gu, '');
}

function wordsOf(written: string): string[] {
	const words = written.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
	const long = words.filter((word) => word.length > 1);
	return long.length > 0 ? long : words;
}

/** Lower case without diacritics, single spaces: what names, skus and search terms are compared by. */
export function toSearchText(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('ł', 'l')
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The last part of an address: `Sukienka lniana Żółta` becomes `sukienka-lniana-zolta`. */
export function toSlug(text: string): string {
	return toSearchText(text)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
}
