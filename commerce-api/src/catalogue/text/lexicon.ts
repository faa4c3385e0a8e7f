import { toSearchText } from './search-text.ts';
import { stemGerman } from './stem-german.ts';
import { stemItalian } from './stem-italian.ts';
import { stemOf, typedStems } from './word-forms.ts';

/** How the words of a language are compared. */
export interface Lexicon {
	/** What a word is found by, without diacritics. */
	stemOf(word: string): string;
	/** What a typed word may stand for. */
	typedStems(word: string): string[];
	/** Words that say nothing of a product, without diacritics. */
	functionWords: ReadonlySet<string>;
	/** Whether words are written together whose last part says what a thing is: `Strickkleid` is a `Kleid`. */
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
		// Without umlauts `maentel` is `Mäntel`, but `blaue` is no `bläu`.
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

/** Words of a language that is not known here are compared as they are, and by what they begin with. */
export function lexiconOf(language: string): Lexicon {
	return (Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined) ?? FOLDED;
}
