import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	heading: 'Opinie',
	none: 'Nikt jeszcze nie napisał o tym produkcie. Twoja opinia będzie pierwsza.',
	unavailable: 'Opinie są chwilowo niedostępne.',
	shopAnswers: 'Odpowiadamy:',
	write: 'Napisz opinię',
	verified: 'zakup potwierdzony',
	external: 'opinia z\u00a0zewnętrznego serwisu',
	howVerified:
		'Zakup potwierdzony: autor ma ten produkt w\u00a0historii zamówień. Pozostałych opinii nie weryfikujemy.',
	guests: 'Opinię możesz dodać po zalogowaniu albo przez link z\u00a0wiadomości o\u00a0zamówieniu.',
	logIn: 'Zaloguj się',
	written: 'Masz już opinię o tym produkcie.',
	fitsSmall: 'wypada mniejsze',
	fitsRight: 'pasuje zgodnie z\u00a0rozmiarem',
	fitsLarge: 'wypada większe',
	shown: params('{shown} z {total} opinii'),
	more: 'Pokaż więcej opinii',
	moreFailed: 'Nie udało się wczytać kolejnych opinii. Spróbuj ponownie.',
};
export type ReviewTexts = typeof pl;

export const reviewMessages = defineMessages('mf-product/reviews', pl, {
	en: () => import(/* webpackChunkName: "en" */ './reviews.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './reviews.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './reviews.it.ts'),
});
