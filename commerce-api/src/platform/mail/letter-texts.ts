import type { Language } from '../store-views.ts';
import type { Letter, Sender } from './letter.ts';

/** A letter with one link. `{shop}` and `{name}` are filled in; lines are paragraphs. */
interface LetterText {
	subject: string;
	body: string;
	action: string;
	note: string;
}

export type LetterTexts = Record<Language, LetterText>;

/** @param name of whom or what the letter is about */
export function letterIn(
	texts: LetterTexts,
	sender: Sender,
	{ url, name = '' }: { url: string; name?: string },
): Letter {
	const { subject, body, action, note } = texts[sender.language];
	const named = (text: string) => (name === '' ? text.replace(/,? ?\{name\}/g, '') : text);
	const fill = (text: string) =>
		named(text).replace(/\{(shop|name)\}/g, (_, key) => (key === 'shop' ? sender.shopName : name));
	return {
		subject: fill(subject),
		paragraphs: body.split('\n').map(fill),
		action: { label: action, url },
		notes: note.split('\n'),
	};
}
