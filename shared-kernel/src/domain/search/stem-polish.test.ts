import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemPolish } from './stem-polish.ts';

/** Words with the stems that Snowball 3.1.1 gives them, a few for each kind of ending. */
const STEMS = `
	sukienka sukienk, sukienki sukienk, sukienek sukienek, sukience sukienc, spodnie spodn, spodni spodn, koszula koszul,
	koszule koszul, koszul koszul, buty but, kurtka kurtk, kurtek kurtek, bluza bluz, płaszcz płaszcz, płaszcze płaszcz,
	żółty żółt, żółta żółt, żółtego żółt, stołowi stoł, swetrów swetr, książkami książk, kapeluszach kapelusz,
	polskiego polsk, piękniejszy piękn, piękniejsza piękn, lepszą lep, lecący lec, czytająca czyt, noszący nos, noszą nos,
	szą szą, czytałabym czyt, czytalibyście czyt, chodziliśmy chodz, byłem był, byliście był, lecę lec, noszę nos,
	czytać czyt, słoń słon, miłość miłośc, być byc, a a, i i, len len, lnu lnu, xyz xyz, kalosze kalo
`;

describe('the Polish stemmer', () => {
	const pairs = STEMS.trim()
		.split(/,\s+/)
		.map((pair) => pair.split(' '));

	it.each(pairs)('makes of %s the stem %s', (word = '', stem) => {
		expect(stemPolish(word)).toBe(stem);
	});

	it('never lengthens a word, empties it or fails', () => {
		const letters = fc.constantFrom(..."aąbcćdeęikłlmnńoósśtuwyzźż'");
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: letters, minLength: 1 }), fc.string({ minLength: 1 })), (word) => {
				const stem = stemPolish(word);
				expect(stem.length).toBeLessThanOrEqual(word.length);
				expect(stem).not.toBe('');
			}),
		);
	});
});
