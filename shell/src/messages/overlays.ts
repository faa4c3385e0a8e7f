import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	close: 'Zamknij',
	loading: 'Wczytujemy stronę…',
	notifications: 'Powiadomienia',
	cartUnavailable: 'Podgląd koszyka jest chwilowo niedostępny.',
	openCart: 'Otwórz koszyk',
	searchUnavailable: 'Szybkie wyszukiwanie jest chwilowo niedostępne.',
	openSearch: 'Przejdź do wyszukiwarki',
	wishlistUnavailable: 'Podgląd listy życzeń jest chwilowo niedostępny.',
	wished: count({
		one: '{count} produkt na liście',
		few: '{count} produkty na liście',
		many: '{count} produktów na liście',
		other: '{count} produktu na liście',
	}),
	openWishlist: 'Otwórz listę życzeń',
};
export type OverlaysTexts = typeof pl;

export const overlaysMessages = defineMessages('shell/overlays', pl, {
	en: () => import(/* webpackChunkName: "en" */ './overlays.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './overlays.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './overlays.it.ts'),
});
