import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingPageTexts } from './waiting-page.ts';

export const messages: TextsOf<WaitingPageTexts> = {
	title: 'In attesa di invio',
	lead: 'Fatto su questo dispositivo senza connessione al negozio. Qui nulla va perso, nemmeno se chiudi la pagina.',
	nothing: 'Nulla è in attesa di invio.',
	home: 'Pagina iniziale',
	profile: 'Modifica del tuo account',
	review: 'Recensione di un prodotto',
	newsletter: 'Iscrizione alla newsletter',
	stockAlert: 'Avviso di disponibilità',
	other: 'Modifica',
	offline: 'Lo invieremo quando tornerà la connessione.',
	sending: 'Invio in corso…',
	failed: {
		one: 'Dopo {count} tentativo fallito proveremo di nuovo.',
		other: 'Dopo {count} tentativi falliti proveremo di nuovo.',
	},
	sendNow: 'Invia adesso',
	cancel: 'Non inviare',
	undo: 'Annulla nell’account',
};
