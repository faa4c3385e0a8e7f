import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContactTexts } from './contact.ts';

export const messages: TextsOf<ContactTexts> = {
	title: 'Kontakt',
	lead: 'Schreib uns. Wir antworten innerhalb eines Werktags.',
	phone: 'Telefon',
	address: 'Adresse',
	topic: 'Thema',
	order: 'Bestellung',
	return: 'Rücksendung',
	complaint: 'Reklamation',
	product: 'Frage zu einem Artikel',
	other: 'Etwas anderes',
	name: 'Vor- und Nachname',
	email: 'E-Mail',
	orderNumber: 'Bestellnummer',
	optional: '(optional)',
	message: 'Nachricht',
	send: 'Nachricht senden',
	sentTitle: 'Nachricht gesendet',
	sentText: 'Wir antworten an {email}.',
	writeAgain: 'Noch eine Nachricht schreiben',
	required: 'Dieses Feld ist erforderlich.',
	nameShort: {
		one: 'Gib mindestens {count} Buchstaben ein.',
		other: 'Gib mindestens {count} Buchstaben ein. Einen kürzeren Namen ergänze bitte, z. B. „Li Anna“.',
	},
	emailInvalid: 'Gib eine gültige E-Mail-Adresse ein, z. B. anna@example.de.',
	orderNumberInvalid: 'Gib die Nummer so ein, wie sie in der Bestellbestätigung steht.',
	messageShort: 'Schreib mindestens einen Satz.',
	tooLong: 'Das ist zu lang.',
};
