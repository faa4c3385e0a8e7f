import { stemGerman, stemItalian } from './light-stemmers.ts';
import { tokensOf, toSearchText } from './tokens.ts';
import { stemOf, typedStems } from './word-forms.ts';

export interface Lexicon {
	/** The search term of a word, without diacritics. */
	stemOf(word: string): string;
	/** Search terms that a typed word may stand for. */
	typedStems(word: string): string[];
	/** Words that do not describe a product, without diacritics. */
	functionWords: ReadonlySet<string>;
	/** Whether the last part of a compound names the thing: `Strickkleid` is a `Kleid`. */
	hasCompounds: boolean;
}

const words = (text: string) => new Set(text.split(' '));

const POLISH: Lexicon = {
	stemOf,
	typedStems,
	functionWords: words('a do dla i na o od po pod u w we z ze za'),
	hasCompounds: false,
};

const GERMAN: Lexicon = {
	stemOf: (word) => stemGerman(toSearchText(word)),
	typedStems: (word) => {
		const folded = toSearchText(word);
		// `maentel` is `Mäntel` without umlauts, but `blaue` is not `bläu`.
		return [...new Set([folded, folded.replace(/([aou])e/g, '$1')].map(stemGerman))];
	},
	functionWords: words('am an auf aus bei das dem den der die ein eine fur im in mit oder und vom von zu zum zur'),
	hasCompounds: true,
};

const ITALIAN: Lexicon = {
	stemOf: (word) => stemItalian(toSearchText(word)),
	typedStems: (word) => [stemItalian(toSearchText(word))],
	functionWords: words('a ai al alla con d da dal dei del della delle di e gli i il in la le lo o per su un una'),
	hasCompounds: false,
};

const FOLDED: Lexicon = {
	stemOf: toSearchText,
	typedStems: (word) => [toSearchText(word)],
	functionWords: new Set(),
	hasCompounds: false,
};

const LEXICONS: Record<string, Lexicon> = { pl: POLISH, de: GERMAN, it: ITALIAN };

/** Words of other languages are compared unstemmed. */
export function lexiconOf(language: string): Lexicon {
	return (Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined) ?? FOLDED;
}

/** Shorter parts of compounds match too often by chance. */
const SHORTEST_PART = 4;

/** Search terms of a text: its words, their stems, and the stems of the last parts of compounds. */
export type LexemesOf = (text: string) => string[];

/** @param names all names of the catalogue: parts of compounds count if they are words of their own somewhere */
export function createLexemes(lexicon: Lexicon, names: string[]): LexemesOf {
	const known = lexicon.hasCompounds ? stemsIn(names, lexicon) : new Set<string>();
	// Most words recur in hundreds of names.
	const found = new Map<string, string[]>();
	const termsOf = (word: string) => {
		const terms = found.get(word) ?? [toSearchText(word), lexicon.stemOf(word), ...headOf(word, lexicon, known)];
		found.set(word, terms);
		return terms;
	};
	return (text) => tokensOf(text).flatMap(({ folded, words }) => [folded, ...words.flatMap(termsOf)]);
}

function stemsIn(names: string[], { stemOf }: Lexicon): Set<string> {
	const words = names.flatMap((name) => tokensOf(name).flatMap((token) => token.words));
	return new Set(words.filter(({ length }) => length >= SHORTEST_PART).map(stemOf));
}

/** The longest known word that the word ends with. */
function headOf(word: string, { stemOf }: Lexicon, known: Set<string>): string[] {
	if (known.size === 0) return [];
	for (let start = SHORTEST_PART; start <= word.length - SHORTEST_PART; start += 1) {
		const stem = stemOf(word.slice(start));
		if (known.has(stem)) return [stem];
	}
	return [];
}
