import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddToCartTexts } from './add-to-cart.ts';

export const messages: TextsOf<AddToCartTexts> = {
	add: 'In den Warenkorb',
	unavailable: 'Ausverkauft',
	failed:
		'Das konnte nicht in den Warenkorb gelegt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
};
