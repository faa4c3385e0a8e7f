import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { TileTexts } from './product-tile.ts';

export const messages: TextsOf<TileTexts> = {
	new: 'Novità',
	reduced: '−{percent}%',
	soldOut: 'Esaurito',
	colours: { one: '{count} colore', other: '{count} colori' },
};
