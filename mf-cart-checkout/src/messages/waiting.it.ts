import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	title: 'Ordine in attesa!',
	hint: 'Hai fatto un ordine senza connessione. Inviarlo adesso? Prima di accettarlo controlleremo prezzi e disponibilità.',
	sendNow: 'Invia adesso',
	later: 'Più tardi',
	waits: 'Salvato su questo dispositivo. Lo invieremo quando tornerà la connessione e lo confermerai.',
	unsure: 'Lo abbiamo inviato, ma non è arrivata risposta. Invialo di nuovo: il negozio lo accetterà una volta sola.',
	unanswered: 'L’ordine è arrivato al negozio',
	unansweredHint: 'Manca solo la risposta. Stiamo verificando e tra poco vedrai la conferma.',
	askAgain: 'Verifica di nuovo',
	refused:
		'Il negozio non ha potuto accettare questo ordine. Rimetti l’ordine nel carrello, controlla i dati e ordina di nuovo.',
	soldOut:
		'Il negozio non ha potuto accettare questo ordine: un prodotto non è più disponibile. Rimetti l’ordine nel carrello e ordina ciò che resta.',
	methodGone:
		'Il negozio non ha potuto accettare questo ordine: il metodo di consegna o di pagamento scelto non è più disponibile. Rimetti l’ordine nel carrello e scegline un altro.',
	pickupGone:
		'Il negozio non ha potuto accettare questo ordine: non è più possibile ritirarlo nel luogo che hai scelto. Rimetti l’ordine nel carrello e scegli un altro luogo.',
	giftCardGone:
		'Il negozio non ha potuto accettare questo ordine: con la carta regalo non si può più pagarlo. Rimetti l’ordine nel carrello e ordina senza carta.',
	tooMany:
		'Il negozio non ha potuto accettare questo ordine: contiene troppi pezzi. Rimetti l’ordine nel carrello e riducine il numero.',
	tooOld:
		'Questo ordine ha aspettato più di 30 giorni e non è stato inviato. Rimetti l’ordine nel carrello e ordina di nuovo.',
	neverAnswered:
		'Non sappiamo se questo ordine, fatto più di 30 giorni fa, sia arrivato al negozio. Cerca la conferma nella tua e-mail prima di ordinare di nuovo.',
	arrivedOtherwise:
		'Il negozio ha già ricevuto questo ordine in un’altra versione. Cerca la conferma nella tua e-mail prima di ordinare di nuovo.',
	changed: 'L’importo è cambiato: prima {before}, ora {now}.',
	couponGone: 'Il codice sconto non vale per questo ordine. Senza lo sconto paghi {now}.',
	acceptPrices: 'Ordina e paga il nuovo importo',
	toCart: 'Mostra nel carrello',
	cancel: 'Rimetti nel carrello',
	total: 'Totale: {amount}',
	withoutDiscount:
		'Questo è il totale senza lo sconto del codice {code}. Lo verificheremo quando l’ordine arriverà al negozio: detrarremo lo sconto o ti chiederemo se ordinare senza.',
	placed: 'L’ordine è stato inviato',
	seeOrder: 'Vedi l’ordine',
};
