import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	heading: 'Opinie',
	none: 'Nikt jeszcze nie napisał o tym produkcie. Twoja opinia będzie pierwsza.',
	unavailable: 'Opinie są chwilowo niedostępne.',
	shopAnswers: 'Odpowiadamy:',
	write: 'Napisz opinię',
	rating: 'Ocena',
	stars: count({ one: '{count} gwiazdka', few: '{count} gwiazdki', many: '{count} gwiazdek' }),
	ratingMissing: 'Zaznacz od 1 do 5 gwiazdek.',
	title: 'W kilku słowach',
	detail: 'Twoja opinia',
	nickname: 'Podpis',
	required: 'Uzupełnij to pole.',
	send: 'Wyślij opinię',
	sending: 'Dodajemy opinię...',
	sent: 'Dziękujemy. Opinia ukaże się, gdy ją przeczytamy.',
	alreadyWritten: 'Masz już opinię o tym produkcie.',
};
export type ReviewTexts = typeof pl;

export const reviewMessages = defineMessages('mf-product/reviews', pl, {
	en: () => import(/* webpackChunkName: "en" */ './reviews.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './reviews.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './reviews.it.ts'),
});
