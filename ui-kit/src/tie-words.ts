/** Polish sets no word of one letter at the end of a line; Italian and English ones are no worse off beside the next word. */
const LONE_LETTER = /(?<![\p{L}<])([aiouwz]) (?=\S)/giu;
const AMOUNT =
	/([\d}]) (?=(?:[cdkm]?m|k?g|m?l|°C|%|zł|€|dni|dnia|szt|lat|lata|godz|min|Tage|giorni|days)(?![\p{L}\d]))/gu;

/** Puts no-break spaces behind words of one letter and between numbers and their units. Takes texts, HTML and source code of texts. */
export function tieWords(text: string): string {
	return text.replace(LONE_LETTER, '$1\u00a0').replace(AMOUNT, '$1\u00a0');
}
