import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Porównanie produktów',
	products: count({ one: '{count} produkt', few: '{count} produkty', many: '{count} produktów' }),
	price: 'Cena',
	availability: 'Dostępność',
	inStock: 'W sprzedaży',
	soldOut: 'Wyprzedane',
	none: 'brak danych',
	remove: params('Usuń z porównania: {name}'),
	removed: params('Usunięto z porównania: {name}'),
	clear: 'Wyczyść porównanie',
	loading: 'Wczytujemy porównanie…',
	empty: 'Nie porównujesz jeszcze żadnych produktów',
	emptyHint: 'Otwórz produkt i wybierz „Dodaj do porównania”.',
	seeNew: 'Zobacz nowości',
	stale: 'Pokazujemy dane zapisane na tym urządzeniu. Ceny i dostępność mogły się zmienić.',
};
export type CompareTexts = typeof pl;

export const compareMessages = defineMessages('mf-catalog/compare', pl, {
	en: () => import(/* webpackChunkName: "en" */ './compare.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './compare.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './compare.it.ts'),
});
