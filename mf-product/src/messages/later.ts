import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	position: params('{number} z {total}'),
	enlarge: 'Powiększ',
	closeZoom: 'Zamknij zdjęcie',
	previousPicture: 'Poprzednie',
	nextPicture: 'Następne',
	sizeGuide: 'Tabela rozmiarów',
	closeSizeGuide: 'Zamknij tabelę rozmiarów',
	noSizes: 'Do tego produktu nie mamy teraz tabeli rozmiarów. Chętnie podamy wymiary.',
	askUs: 'Napisz do nas',
	waitFor: 'Powiadom mnie, gdy wróci',
	closeWaiting: 'Zamknij powiadomienie',
	waitingText:
		'Wyślemy jeden e-mail, kiedy ten produkt znów będzie w sklepie. Adresu nie użyjemy do niczego innego. Po roku usuniemy powiadomienie.',
	variant: 'Wariant',
	email: 'E-mail',
	emailInvalid: 'Podaj poprawny adres e-mail.',
	wait: 'Powiadom mnie',
	waits: 'Gotowe. Damy znać, gdy tylko wróci.',
	queued: 'Zapisane na tym urządzeniu. Wyślemy, gdy wróci połączenie, a potem damy znać, gdy produkt wróci.',
	matching: 'Pasuje do tego',
	similar: 'Podobne',
	inShowrooms: 'Dostępność w\u00a0salonach',
	closeShowrooms: 'Zamknij dostępność w\u00a0salonach',
	onShelf: params('Są rozmiary: {options}'),
	isOnShelf: 'Jest na miejscu',
	onNoShelf: 'Produktu, który tu widzisz, nie ma teraz w\u00a0żadnym salonie.',
	collectHere:
		'Chcesz go odebrać w\u00a0salonie? Dodaj do koszyka, a\u00a0w\u00a0kasie wybierz „Odbiór w\u00a0salonie”. Odłożymy go od razu, bez opłat.',
	toCart: 'Przejdź do koszyka',
	allShowrooms: 'Zobacz nasze salony',
	failed: 'Ups, coś poszło nie tak. Spróbuj ponownie za chwilę.',
};
export type LaterTexts = typeof pl;

export const laterMessages = defineMessages('mf-product/later', pl, {
	en: () => import(/* webpackChunkName: "en" */ './later.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './later.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './later.it.ts'),
});
