import { tieWords } from '../ui-kit/src/tie-words.ts';

/** For files of messages. Code takes a no-break space for any other. */
export default function tieWordsLoader(source: string): string {
	return tieWords(source);
}
