import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LaterTexts } from './later.ts';

export const messages: TextsOf<LaterTexts> = {
	position: '{number} di {total}',
	enlarge: 'Ingrandisci',
	closeZoom: 'Chiudi la foto',
	previousPicture: 'Precedente',
	nextPicture: 'Successiva',
	sizeGuide: 'Tabella delle taglie',
	closeSizeGuide: 'Chiudi la tabella delle taglie',
	noSizes: 'Per questo prodotto al momento non c’è una tabella delle taglie. Ti diremo volentieri le misure.',
	askUs: 'Scrivici',
	waitFor: 'Avvisami quando torna',
	closeWaiting: 'Chiudi l’avviso',
	waitingText:
		'Ti scriveremo una sola e-mail quando il prodotto sarà di nuovo in negozio. Non useremo l’indirizzo per altro. Dopo un anno cancelliamo la richiesta.',
	variant: 'Variante',
	email: 'E-mail',
	emailInvalid: 'Inserisci un indirizzo e-mail valido.',
	wait: 'Avvisami',
	waits: 'Fatto. Ti avviseremo appena torna.',
	queued: 'Salvato su questo dispositivo. Lo invieremo quando tornerà la connessione, poi ti avviseremo.',
	matching: 'Si abbina bene',
	similar: 'Articoli simili',
	inShowrooms: 'Nei nostri showroom',
	closeShowrooms: 'Chiudi la disponibilità negli showroom',
	onShelf: 'Disponibili: {options}',
	isOnShelf: 'Disponibile',
	onNoShelf: 'Al momento nessuno showroom ha il prodotto mostrato qui.',
	collectHere:
		'Vuoi ritirarlo? Aggiungilo al carrello e alla cassa scegli «Ritiro nello showroom». Lo mettiamo subito da parte, gratis.',
	toCart: 'Vai al carrello',
	allShowrooms: 'Vedi i nostri showroom',
	failed: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
};
