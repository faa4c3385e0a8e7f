import type { Language } from '../platform/mail/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { MESSAGES } from '../platform/mail/messages/messages.ts';

interface Welcomed {
	firstname: string;
	/** Of the account. */
	url: string;
	shopName: string;
}

export function welcomeLetter(language: Language, { firstname, url, shopName }: Welcomed): Letter {
	const { subject, greeting, body, action, note } = MESSAGES[language].welcome;
	return {
		subject: subject(shopName),
		paragraphs: [greeting(firstname), body],
		action: { label: action, url },
		notes: [note],
	};
}

/** @param url single-use, and good for an hour */
export function resetLetter(language: Language, url: string): Letter {
	const { subject, body, action, valid, note } = MESSAGES[language].reset;
	return { subject, paragraphs: [body], action: { label: action, url }, notes: [valid, note] };
}
