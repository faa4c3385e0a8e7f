import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddToCartTexts } from './add-to-cart.ts';

export const messages: TextsOf<AddToCartTexts> = {
	failed: 'Das konnten wir nicht in den Warenkorb legen. Prüfe deine Verbindung und versuch es noch einmal.',
};
