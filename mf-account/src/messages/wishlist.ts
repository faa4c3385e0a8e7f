import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Lista życzeń',
	close: 'Zamknij listę życzeń',
	openPage: 'Otwórz listę życzeń',
	empty: 'Na liście nic jeszcze nie ma. Dodaj produkt, do którego chcesz wrócić.',
	soldOut: 'Chwilowo niedostępny',
	remove: 'Usuń',
	removeName: params<{ name: string }>('Usuń z listy: {name}'),
	add: 'Dodaj do listy życzeń',
	onList: 'Na liście życzeń',
	browse: 'Zobacz kolekcję',
};
export type WishlistTexts = typeof pl;

export const wishlistMessages = defineMessages('mf-account/wishlist', pl, {
	en: () => import(/* webpackChunkName: "en" */ './wishlist.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './wishlist.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './wishlist.it.ts'),
});
