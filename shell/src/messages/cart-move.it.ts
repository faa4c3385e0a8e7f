import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CartMoveTexts } from './cart-move.ts';

export const messages: TextsOf<CartMoveTexts> = {
	lead: 'In quel negozio si paga in {currency}. Il carrello viene con te e i prodotti costano quanto lì.',
	sums: 'Prodotti: {before} → {after}',
	unsold: 'Non in vendita lì: {names}. Li ritroverai nel carrello di questo negozio.',
	unknown: 'Vedrai i nuovi prezzi nel carrello.',
	go: 'Vai a quel negozio',
	stay: 'Resta qui',
};
