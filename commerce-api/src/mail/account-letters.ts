import type { Language } from './language.ts';
import type { Letter } from './letter.ts';
import { MESSAGES } from './messages/messages.ts';

export function welcomeLetter(language: Language, { firstname, url }: { firstname: string; url: string }): Letter {
	const { subject, greeting, body, action, note } = MESSAGES[language].welcome;
	return { subject, paragraphs: [greeting(firstname), body], action: { label: action, url }, notes: [note] };
}

/** @param url single-use, and good for an hour */
export function resetLetter(language: Language, url: string): Letter {
	const { subject, body, action, valid, note } = MESSAGES[language].reset;
	return { subject, paragraphs: [body], action: { label: action, url }, notes: [valid, note] };
}
