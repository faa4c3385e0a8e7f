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
	taxIncluded: 'z VAT',
	deliveryExtra: 'bez kosztów dostawy',
	tiers: 'Taniej przy większej liczbie sztuk',
	tier: params<{ qty: string; price: string }>('Od {qty} szt.: {price} za sztukę'),
	lastPieces: 'Ostatnie sztuki',
	soldOut: 'Wyprzedane',
	cartUnavailable: 'Koszyk chwilowo nie działa. Odśwież stronę za moment, nic nie zginie.',
	reload: 'Odśwież stronę',
	sizeGuide: 'Tabela rozmiarów',
	fit: params<{ words: string; share: string; total: string }>('{words} ({share} z\u00a0{total} opinii)'),
	fitsSmall: 'Wypada mniejsze niż zwykle',
	fitsRight: 'Pasuje zgodnie z\u00a0rozmiarem',
	fitsLarge: 'Wypada większe niż zwykle',
	waitFor: 'Damy znać, gdy wróci',
	waitForSize: 'Nie ma Twojego rozmiaru? Damy znać, gdy wróci',
	wish: 'Dodaj do listy życzeń',
	wished: 'Na liście życzeń',
	compare: 'Dodaj do porównania',
	compared: 'W porównaniu',
	inShowrooms: 'Sprawdź w\u00a0salonach',
	failed: 'Nie udało się. Sprawdź połączenie i spróbuj jeszcze raz.',
};
export type ProductTexts = typeof pl;

export const productMessages = defineMessages('mf-product/product', pl, {
	en: () => import(/* webpackChunkName: "en" */ './product.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './product.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './product.it.ts'),
});
