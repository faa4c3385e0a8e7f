import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { TileTexts } from './product-tile.ts';

export const messages: TextsOf<TileTexts> = {
	new: 'New',
	reduced: '−{percent}%',
	soldOut: 'Sold out',
	colours: { one: '{count} colour', other: '{count} colours' },
};
