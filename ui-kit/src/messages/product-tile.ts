import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	new: 'Nowość',
	reduced: params('−{percent}%'),
	soldOut: 'Wyprzedane',
	colours: count({ one: '{count} kolor', few: '{count} kolory', many: '{count} kolorów' }),
};
export type TileTexts = typeof pl;

export const tileMessages = defineMessages('ui-kit/product-tile', pl, {
	en: () => import(/* webpackChunkName: "en" */ './product-tile.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './product-tile.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './product-tile.it.ts'),
});
