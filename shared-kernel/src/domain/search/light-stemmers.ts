/** Letters after which an ending `s` or `st` may be dropped. */
const BEFORE_S = new Set('bdfghklmnt');

/**
 * What a German word without diacritics is found by: the light stemmer of the University of Neuchâtel (J. Savoy, 2006), which takes the
 * endings of nouns and adjectives away: `kleider` becomes `kleid`, `hosen` becomes `hos`.
 */
export function stemGerman(word: string): string {
	return withoutComparison(withoutCase(word));
}

function withoutCase(word: string): string {
	if (word.length > 5 && word.endsWith('ern')) return word.slice(0, -3);
	if (word.length > 4 && /e[mnrs]$/.test(word)) return word.slice(0, -2);
	if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1);
	if (word.length > 3 && word.endsWith('s') && mayLose(word, -2)) return word.slice(0, -1);
	return word;
}

function withoutComparison(word: string): string {
	if (word.length > 5 && word.endsWith('est')) return word.slice(0, -3);
	if (word.length > 4 && /e[nr]$/.test(word)) return word.slice(0, -2);
	if (word.length > 4 && word.endsWith('st') && mayLose(word, -3)) return word.slice(0, -2);
	return word;
}

function mayLose(word: string, at: number): boolean {
	return BEFORE_S.has(word.at(at) ?? '');
}

/** Shorter words lose nothing. */
const SHORTEST = 4;

/**
 * What an Italian word without diacritics is found by, in the manner of the light stemmer of the University of Neuchâtel (J. Savoy, 2006): the
 * vowel that tells gender and number goes, with the `i` or `h` that only serves its sound: `giacche` and `giacca` become `giacc`. Words of
 * four and five letters are taken so, too, because those of the trade are short: `gonna`, `abito`, `lana`.
 */
export function stemItalian(word: string): string {
	if (word.length < SHORTEST) return word;
	return word.replace(/(?:[hi]?[ei]|i?[ao])$/, '');
}
