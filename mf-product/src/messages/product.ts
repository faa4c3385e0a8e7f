import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	picture: params('{name}, zdjęcie {number}'),
	pictures: 'Zdjęcia produktu',
	thumbnail: params('Pokaż zdjęcie {number}'),
	video: 'Zobacz film',
	chooseColor: 'Wybierz kolor',
	chooseSize: 'Wybierz rozmiar',
	choose: params('Wybierz: {label}'),
	apply: 'Pokaż wybrany wariant',
	noVariants: 'Ten produkt jest teraz niedostępny we wszystkich wariantach.',
	noSuchVariant: 'Nie mamy takiej kombinacji. Wybierz inny kolor lub rozmiar.',
	variantSoldOut: 'Ten wariant jest wyprzedany. Wybierz inny kolor lub rozmiar.',
	lastPieces: 'Ostatnie sztuki',
	soldOut: 'Wyprzedane',
	cartUnavailable: 'Koszyk chwilowo nie działa. Odśwież stronę za moment, nic nie zginie.',
	reload: 'Odśwież stronę',
	delivery: params('Darmowa dostawa od {free}'),
	returns: 'Zwrot do 14 dni',
	sizeGuide: 'Tabela rozmiarów',
	waitFor: 'Wyprzedane? Damy znać, gdy wróci',
	description: 'Opis',
	details: 'Szczegóły',
	sku: 'Numer produktu',
	related: 'Pasuje do tego',
};
export type ProductTexts = typeof pl;

export const productMessages = defineMessages('mf-product/product', pl, {
	en: () => import(/* webpackChunkName: "en" */ './product.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './product.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './product.it.ts'),
});
