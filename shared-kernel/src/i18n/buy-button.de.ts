import type { BuyButtonTexts } from './buy-button.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<BuyButtonTexts> = {
	add: 'In den Warenkorb',
	save: 'Änderungen speichern',
	unavailable: 'Ausverkauft',
};
