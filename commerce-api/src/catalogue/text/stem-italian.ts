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
