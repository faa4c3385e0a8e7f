import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ConsentTexts } from './consent.ts';

export const messages: TextsOf<ConsentTexts> = {
	title: 'Possiamo contare le visite?',
	text: 'Con il tuo consenso contiamo i prodotti visti e gli ordini per migliorare il negozio. Senza consenso non contiamo nulla.',
	more: 'Informativa sulla privacy',
	grant: 'Acconsento',
	deny: 'Non acconsento',
};
