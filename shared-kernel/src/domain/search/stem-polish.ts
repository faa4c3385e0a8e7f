import { ADJECTIVE_SUFFIXES, CONDITIONAL, ENDINGS, type Removal } from './polish-endings.ts';

const VOWELS = 'aąeęioóuy';
const SHORTEST = 2;
const LONGEST_ENDING = Math.max(...[...ENDINGS.keys()].map(({ length }) => length));
const WITHOUT_ACCENT: Record<string, string> = { ć: 'c', ń: 'n', ś: 's', ź: 'z' };

/**
 * The stem of a Polish word in lower case, by the algorithm of Snowball 3.1: `sukienki` and `sukienką` become `sukienk`.
 * It knows endings only, no words; `word-forms.ts` adds what inflection changes inside a stem.
 */
export function stemPolish(word: string): string {
	const region = regionOf(word);
	const indicative = withoutConditional(word, region);
	return withoutEnding(indicative, region) ?? withPlainConsonant(indicative);
}

function withoutEnding(word: string, region: number): string | undefined {
	for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST); length > 0; length -= 1) {
		const start = word.length - length;
		const ending = ENDINGS.get(word.slice(start));
		if (!ending || (ending.onlyInRegion && start < region)) continue;
		const [left, added] = leave(word.slice(0, start), ending.removal, start >= region);
		const unquoted = left.length > SHORTEST && left.endsWith("'") ? left.slice(0, -1) : left;
		return unquoted + added;
	}
	return undefined;
}

type Left = readonly [rest: string, added: string];

function leave(rest: string, removal: Removal, isInRegion: boolean): Left {
	switch (removal) {
		case 'nothing':
			return [rest, ''];
		case 'nothing-or-s':
			return [rest, isInRegion ? '' : 's'];
		case 'adjective':
			return withoutAdjectiveSuffix(rest);
		default:
			return [rest, removal];
	}
}

function withoutAdjectiveSuffix(word: string): Left {
	const found = ADJECTIVE_SUFFIXES.find(([suffix]) => word.endsWith(suffix) && word.length - suffix.length >= SHORTEST);
	return found ? [word.slice(0, -found[0].length), found[1]] : [word, ''];
}

function withoutConditional(word: string, region: number): string {
	const found = CONDITIONAL.find((ending) => word.endsWith(ending) && word.length - ending.length >= region);
	return found ? word.slice(0, -found.length) : word;
}

/** Where the part after the first vowels and the consonant behind them begins; the word's length where there is none. */
function regionOf(word: string): number {
	const isVowel = (letter: string) => VOWELS.includes(letter);
	const letters = [...word];
	const first = letters.findIndex(isVowel);
	const behind = first < 0 ? -1 : letters.findIndex((letter, index) => index > first && !isVowel(letter));
	return behind < 0 ? word.length : behind + 1;
}

function withPlainConsonant(word: string): string {
	const plain = word.length > 1 && WITHOUT_ACCENT[word.at(-1) ?? ''];
	return plain ? word.slice(0, -1) + plain : word;
}
