import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterTexts } from './newsletter.ts';

export const messages: TextsOf<NewsletterTexts> = {
	email: 'E-mail',
	subscribe: 'Iscriviti',
	consent: 'Confermi via e-mail e puoi annullare l’iscrizione in ogni momento.',
	privacy: 'Informativa sulla privacy',
	sent: 'Grazie! Apri il link nel messaggio che abbiamo inviato a {email}.',
	queued: '{email} è salvato su questo dispositivo. Quando tornerà la connessione, invieremo il messaggio con il link.',
	emailInvalid: 'Inserisci un indirizzo e-mail valido, ad es. anna@example.it.',
};
