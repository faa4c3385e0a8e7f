import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Koszyk',
	close: 'Zamknij koszyk',
	empty: 'Twój koszyk jest pusty',
	emptyHint: 'Gdy coś Ci się spodoba, znajdziesz to tutaj.',
	browse: 'Zobacz kolekcję',
	linesLabel: 'Produkty w koszyku',
	quantityOf: params<{ name: string }>('Liczba sztuk: {name}'),
	less: 'O jedną sztukę mniej',
	more: 'O jedną sztukę więcej',
	limit: count({
		one: 'Dostępna jest tylko {count} sztuka tego produktu.',
		few: 'Dostępne są tylko {count} sztuki tego produktu.',
		many: 'Dostępnych jest tylko {count} sztuk tego produktu.',
		other: 'Dostępnych jest tylko {count} sztuk tego produktu.',
	}),
	inStock: 'Dostępne od ręki',
	outOfStock: 'Wyprzedane! Usuń ten produkt, aby złożyć zamówienie.',
	change: 'Zmień',
	changeName: params<{ name: string }>('Zmień w koszyku: {name}'),
	remove: 'Usuń',
	removeName: params<{ name: string }>('Usuń z koszyka: {name}'),
	askRemove: 'Czy na pewno chcesz usunąć ten produkt?',
	keep: 'Zostaw',
	cartFull: params<{ name: string }>(
		'Koszyk jest pełny, więc nie zmieści się w nim „{name}”. Usuń coś albo podziel zakupy na dwa zamówienia.',
	),
	noLongerSold: params<{ name: string }>('Produkt „{name}” nie jest już w sprzedaży, więc usunęliśmy go z koszyka.'),
	quantityRefused: params<{ name: string }>('{name}: nie mogliśmy zmienić liczby sztuk.'),
	removed: params<{ name: string }>('Usunięto z koszyka: {name}'),
	undo: 'Cofnij',
	save: 'Na listę życzeń',
	saveName: params<{ name: string }>('Przenieś na listę życzeń: {name}'),
	saved: params<{ name: string }>('Przeniesiono na listę życzeń: {name}'),
	priceRisen: params<{ before: string; now: string }>('Cena wzrosła: {before} → {now}'),
	priceFallen: params<{ before: string; now: string }>('Cena spadła: {before} → {now}'),
	tierReached: params<{ qty: string }>('Cena przy co najmniej {qty} szt.'),
	tierNext: params<{ qty: string; price: string }>('Od {qty} szt.: {price} za sztukę'),
	elsewhere: count({
		one: '{count} produktu z Twojego koszyka nie sprzedajemy w tym sklepie. Czeka w tym, w którym go wybrano.',
		few: '{count} produktów z Twojego koszyka nie sprzedajemy w tym sklepie. Czekają w tym, w którym je wybrano.',
		many: '{count} produktów z Twojego koszyka nie sprzedajemy w tym sklepie. Czekają w tym, w którym je wybrano.',
		other: '{count} produktu z Twojego koszyka nie sprzedajemy w tym sklepie. Czeka w tym, w którym go wybrano.',
	}),
	each: 'szt.',
	subtotal: 'Wartość produktów',
	missingForFreeShipping: params<{ amount: string }>('Do darmowej dostawy brakuje {amount}'),
	freeShipping: 'Dostawa gratis',
	offline:
		'Brak połączenia. Koszyk działa i zostaje na tym urządzeniu; ceny i dostępność sprawdzimy, gdy połączenie wróci.',
	toCheckout: 'Przejdź do kasy',
	deliveryLater: 'Koszt dostawy obliczymy w następnym kroku.',
};
export type LinesTexts = typeof pl;

export const linesMessages = defineMessages('mf-cart-checkout/lines', pl, {
	en: () => import(/* webpackChunkName: "en" */ './lines.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './lines.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './lines.it.ts'),
});
