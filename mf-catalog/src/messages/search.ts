import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Szukaj',
	results: params('Wyniki dla „{term}”'),
	label: 'Czego szukasz?',
	submit: 'Szukaj',
	tooShort: 'Wpisz co najmniej 3 znaki.',
	nothing: params('Nic nie pasuje do „{term}”'),
	noProduct: params('Żaden produkt nie pasuje do „{term}”'),
	inHelp: 'Piszemy o tym w pomocy.',
	nothingHint: 'Sprawdź pisownię albo wpisz ogólniejsze słowo, na przykład „sukienka”.',
	didYouMean: 'Czy chodziło Ci o:',
	elsewhere: 'Zajrzyj też tutaj',
	seeNew: 'Zobacz nowości',
	close: 'Zamknij wyszukiwarkę',
	suggestions: 'Podpowiedzi',
	products: 'Produkty',
	categories: 'Kategorie',
	tags: 'Kolekcje',
	pages: 'Pomoc',
	showing: params('Pokazujemy wyniki dla „{term}”.'),
	instead: params('Szukaj zamiast tego „{term}”'),
	recent: 'Ostatnio szukane',
	forget: 'Wyczyść historię',
	searching: 'Szukamy…',
	found: count({ one: '{count} podpowiedź', few: '{count} podpowiedzi', many: '{count} podpowiedzi' }),
	noneFound: 'Brak podpowiedzi.',
	offline: 'Jesteś offline. Podpowiedzi wrócą razem z połączeniem.',
	onDevice: params<{ time: string }>('Bez internetu: produkty z tego urządzenia. Ceny i dostępność: stan z {time}.'),
	onlyDevice: 'Bez internetu szukamy tylko wśród produktów zapisanych na tym urządzeniu.',
	failed: 'Podpowiedzi są chwilowo niedostępne. Naciśnij „Szukaj”, aby zobaczyć wyniki.',
	all: params('Wszystkie wyniki dla „{term}”'),
};
export type SearchTexts = typeof pl;

export const searchMessages = defineMessages('mf-catalog/search', pl, {
	en: () => import(/* webpackChunkName: "en" */ './search.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './search.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './search.it.ts'),
});
