import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Questa pagina non esiste',
	notFoundText:
		'L’indirizzo potrebbe essere cambiato o contenere un errore. Consulta il menu o torna alla pagina iniziale.',
	searchLabel: 'Che cosa cerchi?',
	search: 'Cerca',
	siteMap: 'Tutti i reparti',
	failedTitle: 'Non è stato possibile caricare questa parte del negozio',
	ours: 'L’errore è nostro, non tuo. Il carrello è al sicuro. Riprova tra un momento.',
	unreachable:
		'Il negozio non risponde. Controlla la connessione a internet e riprova. Il carrello su questo dispositivo è al sicuro.',
	offline: 'Non sei connesso a internet. Riprova quando lo sarai di nuovo.',
	late: 'Ci vuole più del solito. La pagina apparirà appena sarà caricata.',
	leavingOffline:
		'Il prodotto, la categoria o la pagina non è disponibile senza internet. Ti portiamo alla pagina iniziale.',
	needsLogin: 'Accedi per vedere questa pagina.',
	ok: 'OK',
	tryAgain: 'Riprova',
	goHome: 'Torna alla pagina iniziale',
};
