import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Lista życzeń',
	close: 'Zamknij listę życzeń',
	openPage: 'Otwórz listę życzeń',
	compare: count({
		one: 'Porównaj {count} produkt',
		few: 'Porównaj {count} produkty',
		many: 'Porównaj {count} produktów',
	}),
	share: 'Udostępnij listę',
	shareLink: 'Link do listy',
	linkCopied: 'Skopiowano link. Każdy, kto go ma, zobaczy te produkty, ale nie Ciebie.',
	linkShown: 'Skopiuj ten link. Każdy, kto go ma, zobaczy te produkty, ale nie Ciebie.',
	emptyTitle: 'Lista życzeń jest jeszcze pusta',
	empty: 'Dodaj produkt, do którego chcesz wrócić, a znajdziesz go tutaj.',
	soldOut: 'Chwilowo niedostępny',
	stale: 'Pokazujemy dane zapisane na tym urządzeniu. Ceny i dostępność mogły się zmienić.',
	remove: 'Usuń',
	removeName: params<{ name: string }>('Usuń z listy: {name}'),
	removed: params<{ name: string }>('Usunięto z listy: {name}'),
	browse: 'Zobacz kolekcję',
	clear: 'Wyczyść listę',
	cleared: 'Lista życzeń jest pusta.',
	undo: 'Cofnij',
};
export type WishlistTexts = typeof pl;

export const wishlistMessages = defineMessages('mf-account/wishlist', pl, {
	en: () => import(/* webpackChunkName: "en" */ './wishlist.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './wishlist.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './wishlist.it.ts'),
});
