import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { TileTexts } from './product-tile.ts';

export const messages: TextsOf<TileTexts> = {
	new: 'Neu',
	reduced: '−{percent} %',
	soldOut: 'Ausverkauft',
	colours: { one: '{count} Farbe', other: '{count} Farben' },
};
