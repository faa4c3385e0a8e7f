import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	title: 'Ordine in attesa!',
	hint: 'Hai fatto un ordine senza connessione. Inviarlo adesso? Prima di accettarlo controlleremo prezzi e disponibilità.',
	sendNow: 'Invia adesso',
	later: 'Più tardi',
	waits: 'Salvato su questo dispositivo. Lo invieremo quando tornerà la connessione e lo confermerai.',
	unsure: 'Lo abbiamo inviato, ma non è arrivata risposta. Invialo di nuovo: il negozio lo accetterà una volta sola.',
	refused:
		'Il negozio non ha potuto accettare questo ordine: un prodotto non è più disponibile. Rimettilo nel carrello e ordina ciò che resta.',
	changed: 'I prezzi sono cambiati: prima {before}, ora {now}.',
	acceptPrices: 'Ordina al nuovo prezzo',
	cancel: 'Torna al carrello',
	total: 'Totale: {amount}',
	withoutDiscount:
		'Questo è il totale senza lo sconto del codice {code}. Lo toglieremo quando l’ordine arriverà al negozio.',
	placed: 'L’ordine è stato inviato',
	seeOrder: 'Vedi l’ordine',
};
