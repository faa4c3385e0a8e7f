import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'Questa pagina non esiste',
	notFoundText:
		'L’indirizzo potrebbe essere cambiato o contenere un errore. Consulta il menu o torna alla pagina iniziale.',
	failedTitle: 'Non è stato possibile caricare questa parte del negozio',
	failedText: 'L’errore è nostro, non tuo. Il carrello è al sicuro. Riprova tra un momento.',
	tryAgain: 'Riprova',
	goHome: 'Torna alla pagina iniziale',
};
