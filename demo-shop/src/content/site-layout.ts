import type { ContentSource } from '@pasaz/commerce-api/content-source';

/** What stands around every page. */
export const siteLayout: ContentSource['layouts'][string] = {
	promo: { text: 'Darmowa dostawa od 300\u00a0zł. Zwrot do 14\u00a0dni.', url: '/dostawa-i-platnosc' },
	footer: [
		{
			title: 'Pomoc',
			links: [
				{ label: 'Pytania i odpowiedzi', url: '/faq' },
				{ label: 'Dostawa i płatność', url: '/dostawa-i-platnosc' },
				{ label: 'Zwroty i reklamacje', url: '/zwroty-i-reklamacje' },
				{ label: 'Odstąp od umowy tutaj', url: '/odstapienie' },
				{ label: 'Formularz zwrotu', url: '/zwrot' },
				{ label: 'Formularz reklamacji', url: '/reklamacja' },
				{ label: 'Tabela rozmiarów', url: '/tabela-rozmiarow' },
				{ label: 'Kontakt', url: '/kontakt' },
				{ label: 'Porównanie produktów', url: '/porownanie' },
				{ label: 'Salony', url: '/salony' },
			],
		},
		{
			title: 'O marce',
			links: [
				{ label: 'O nas', url: '/o-nas' },
				{ label: 'Partnerzy', url: '/partners' },
				{ label: 'Regulamin', url: '/regulamin' },
				{ label: 'Polityka prywatności', url: '/polityka-prywatnosci' },
				{ label: 'Dostępność', url: '/dostepnosc' },
				{ label: 'Mapa strony', url: '/mapa-strony' },
			],
		},
	],
	mainBanners: [],
	smallBanners: [],
	productBanners: [],
	promotedCategories: [],
};
