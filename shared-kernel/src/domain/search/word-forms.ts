import { stemPolish } from './stem-polish.ts';
import { toSearchText } from './tokens.ts';

/** Shorter words are their own stems: `ona` is not `on`. */
const SHORTEST_STEMMED = 4;
/** Shorter stems are not cut further. */
const SHORTEST_CHANGED = 5;
const FLEETING_E = /([^aeiouy])e([krc])$/;
/** The ending of a `k` that was softened: sukienka, sukience. */
const SOFTENED_K = /[^aeiouy]ce$/;

/** Common words of clothing whose forms share no stem. */
const IRREGULAR: Record<string, string> = { lnu: 'len', lnem: 'len', lnie: 'len' };

/**
 * What a word is found by, without diacritics: its stem without the vowel that comes and goes inside Polish words
 * (`sukienek` and `sukienka` are both `sukienk`, `sweter` and `swetry` both `swetr`).
 */
export function stemOf(word: string): string {
	const given = word.normalize('NFC').toLowerCase();
	const irregular = IRREGULAR[toSearchText(given)];
	if (irregular) return irregular;
	if (given.length < SHORTEST_STEMMED) return toSearchText(given);
	const stem = toSearchText(stemPolish(given));
	return stem.length < SHORTEST_CHANGED ? stem : stem.replace(FLEETING_E, '$1$2');
}

/** The stems that a typed word may stand for: without Polish letters `swetrow` is `swetrów`, and `sukience` comes from `sukienka`. */
export function typedStems(word: string): string[] {
	const stems = [stemOf(word)];
	if (word.endsWith('ow')) stems.push(stemOf(`${word.slice(0, -2)}ów`));
	if (SOFTENED_K.test(word)) stems.push(stemOf(`${word.slice(0, -2)}ka`));
	return [...new Set(stems)];
}
