import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Udostępniona lista życzeń',
	lead: 'Ceny i dostępność są aktualne.',
	addToMine: 'Dodaj do mojej listy',
	addNameToMine: params('Dodaj do mojej listy: {name}'),
	onMine: 'Na Twojej liście',
	onMineName: params('Na Twojej liście: {name}'),
	gone: count({
		one: '{count} produktu z tej listy już nie sprzedajemy.',
		few: '{count} produktów z tej listy już nie sprzedajemy.',
		many: '{count} produktów z tej listy już nie sprzedajemy.',
	}),
};
export type SharedWishlistTexts = typeof pl;

export const sharedWishlistMessages = defineMessages('mf-account/shared-wishlist', pl, {
	en: () => import(/* webpackChunkName: "en" */ './shared-wishlist.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './shared-wishlist.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './shared-wishlist.it.ts'),
});
