import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderProblemTexts } from './order-problem.ts';

export const messages: TextsOf<OrderProblemTexts> = {
	orderFailed: 'Non è stato possibile inviare l’ordine',
	accountFailed: 'Non siamo riusciti a creare l’account',
	accountOffline: 'Senza connessione non puoi creare un account. Togli la spunta o attendi la rete.',
	notKept:
		'Non c’è connessione e questo dispositivo non può salvare l’ordine. I prodotti sono ancora nel carrello: ordina quando torna la connessione e fino ad allora non chiudere questa scheda.',
	unknownOutcome:
		'Non abbiamo ricevuto risposta dal negozio. Clicca ancora una volta: se l’ordine è già arrivato, non verrà ripetuto.',
	someUnavailable: 'Alcuni dei prodotti ordinati non sono disponibili!',
	someUnavailableHint: 'Li abbiamo evidenziati nel carrello. Rimuovili o riduci la quantità e ordina di nuovo.',
	orderRefused: 'Il negozio non ha accettato l’ordine. Controlla i dati e riprova.',
	methodUnavailable: 'Il metodo di consegna o di pagamento scelto non è più disponibile. Scegline un altro.',
	pickupGone: 'Qui non puoi più ritirare questo ordine. Scegli un altro posto.',
	cartMismatch: 'Il carrello è cambiato su un altro dispositivo. Controlla i prodotti e ordina di nuovo.',
	giftCardGone:
		'Con la carta regalo non si può più pagare questo ordine, quindi non l’abbiamo usata. Controlla l’importo e ordina di nuovo.',
	tooManyOfOne:
		'Un ordine può contenere al massimo {most} pezzi dello stesso prodotto. Riduci la quantità nel carrello.',
	tooManyPieces: 'Un ordine può contenere al massimo {most} pezzi. Dividi gli acquisti in più ordini.',
	sumChangedHint:
		'Il contenuto del carrello o l’importo non è quello che vedevi accanto al pulsante. Controllalo prima di confermare l’ordine.',
	couponGoneHint: 'L’ordine non è ancora stato inviato. Puoi ordinare senza sconto o tornare al carrello.',
};
