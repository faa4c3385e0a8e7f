import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddToCartTexts } from './add-to-cart.ts';

export const messages: TextsOf<AddToCartTexts> = {
	failed: 'Non è stato possibile aggiungerlo al carrello. Controlla la connessione e riprova.',
};
