import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Recensioni',
	none: 'Nessuno ha ancora scritto di questo prodotto. La tua recensione sarà la prima.',
	unavailable: 'Al momento le recensioni non sono disponibili.',
	shopAnswers: 'La nostra risposta:',
	write: 'Scrivi una recensione',
};
