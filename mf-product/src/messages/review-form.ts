import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	rating: 'Ocena',
	stars: count({ one: '{count} gwiazdka', few: '{count} gwiazdki', many: '{count} gwiazdek' }),
	ratingMissing: 'Zaznacz od 1 do 5 gwiazdek.',
	title: 'W kilku słowach',
	detail: 'Twoja opinia',
	fit: 'Jak leży? (opcjonalnie)',
	fitsSmall: 'Wypada mniejsze',
	fitsRight: 'Zgodnie z\u00a0rozmiarem',
	fitsLarge: 'Wypada większe',
	nickname: 'Podpis',
	required: 'To pole jest wymagane.',
	tooLong: 'To za długie.',
	send: 'Wyślij opinię',
	sending: 'Dodajemy opinię…',
	queued: 'Opinia jest zapisana na tym urządzeniu. Wyślemy ją, gdy wróci połączenie.',
	sent: 'Dziękujemy. Opinia ukaże się, gdy ją przeczytamy.',
	alreadyWritten: 'Masz już opinię o tym produkcie.',
};
export type ReviewFormTexts = typeof pl;

export const reviewFormMessages = defineMessages('mf-product/review-form', pl, {
	en: () => import(/* webpackChunkName: "en" */ './review-form.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './review-form.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './review-form.it.ts'),
});
