import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Questa pagina non esiste',
	notFoundText: 'L’indirizzo potrebbe essere cambiato o contenere un errore. Guarda nel menu o torna alla home.',
	searchLabel: 'Che cosa cerchi?',
	search: 'Cerca',
	siteMap: 'Tutti i reparti',
	failedTitle: 'Non è stato possibile caricare questa parte del negozio',
	ours: 'L’errore è nostro, non tuo. Il carrello è al sicuro. Riprova tra un momento.',
	unreachable:
		'Il negozio non risponde. Controlla la connessione a internet e riprova. Il carrello su questo dispositivo è al sicuro.',
	offline: 'Non c’è connessione a internet. Riprova quando sarà tornata.',
	late: 'Ci vuole più del solito. La pagina apparirà appena sarà caricata.',
	leavingOffline: 'Questo prodotto, categoria o pagina non è disponibile senza internet. Ti portiamo alla home.',
	needsLogin: 'Accedi per vedere questa pagina.',
	ok: 'OK',
	tryAgain: 'Riprova',
	goHome: 'Torna alla home',
};
