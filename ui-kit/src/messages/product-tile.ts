import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

export const tileMessages = defineMessages('ui-kit/product-tile', {
	new: 'Nowość',
	reduced: params('−{percent}%'),
	soldOut: 'Wyprzedane',
	colours: count({ one: '{count} kolor', few: '{count} kolory', many: '{count} kolorów' }),
});
