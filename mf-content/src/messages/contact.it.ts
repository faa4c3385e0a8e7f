import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContactTexts } from './contact.ts';

export const messages: TextsOf<ContactTexts> = {
	title: 'Contatti',
	lead: 'Scrivici. Rispondiamo entro un giorno lavorativo.',
	phone: 'Telefono',
	address: 'Indirizzo',
	topic: 'Argomento',
	order: 'Ordine',
	return: 'Reso',
	complaint: 'Reclamo',
	product: 'Domanda su un prodotto',
	other: 'Altro',
	name: 'Nome e cognome',
	email: 'E-mail',
	orderNumber: 'Numero d’ordine',
	optional: '(facoltativo)',
	message: 'Messaggio',
	send: 'Invia messaggio',
	sentTitle: 'Messaggio inviato',
	sentText: 'Risponderemo a {email}.',
	writeAgain: 'Scrivi un altro messaggio',
	required: 'Questo campo è obbligatorio.',
	nameShort: {
		one: 'Inserisci almeno {count} lettera.',
		other: 'Inserisci almeno {count} lettere. Un nome più corto va completato, per esempio «Li Anna».',
	},
	emailInvalid: 'Inserisci un indirizzo e-mail valido, ad es. anna@example.it.',
	orderNumberInvalid: 'Inserisci il numero come riportato nell’e-mail dell’ordine.',
	messageShort: 'Scrivi almeno una frase.',
	tooLong: 'Il testo è troppo lungo.',
};
