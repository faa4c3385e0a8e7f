import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	products: count({ one: '{count} produkt', few: '{count} produkty', many: '{count} produktów' }),
	show: count({ one: 'Pokaż {count} produkt', few: 'Pokaż {count} produkty', many: 'Pokaż {count} produktów' }),
	showResults: 'Pokaż wyniki',
	subcategories: 'Podkategorie',
	filters: 'Filtry',
	activeFilters: 'Wybrane filtry',
	remove: params('Usuń filtr: {name}'),
	clear: 'Wyczyść filtry',
	close: 'Zamknij filtry',
	sort: 'Sortuj',
	sortDefault: 'Polecane',
	sortLatest: 'Najnowsze',
	sortCheapest: 'Cena rosnąco',
	sortDearest: 'Cena malejąco',
	apply: 'Zastosuj',
	price: 'Cena',
	priceFrom: 'Od',
	priceTo: 'Do',
	priceUpTo: params('do {to}'),
	priceAbove: params('od {from}'),
	priceBetween: params('{from} – {to}'),
	recommended: 'Wybór redakcji',
	onlyRecommended: 'Tylko polecane przez nas',
	flags: 'Oznaczenia',
	pageTitle: params('{title}, strona {page}'),
	categoryDescription: params('{title} marki {shop}: zobacz kolory, rozmiary i ceny. Darmowa dostawa od 300 zł.'),
	nothingFits: 'Żaden produkt nie pasuje do wybranych filtrów',
	nothingFitsHint: 'Usuń jeden z nich albo zacznij od początku.',
	empty: 'Nie mamy teraz produktów w tej kategorii',
	emptyHint: 'Zajrzyj do nowości albo wróć tu za kilka dni.',
	failed: 'Nie udało się wczytać produktów z tej kategorii. Spróbuj ponownie, gdy będziesz online.',
	retry: 'Spróbuj ponownie',
	seeNew: 'Zobacz nowości',
};
export type ListingTexts = typeof pl;

export const listingMessages = defineMessages('mf-catalog/listing', pl, {
	en: () => import(/* webpackChunkName: "en" */ './listing.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './listing.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './listing.it.ts'),
});
