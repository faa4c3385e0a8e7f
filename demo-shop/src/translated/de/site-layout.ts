import type { Translation } from '../translation.ts';

export const siteLayout: Translation['layouts'][string] = {
	promo: {
		text: 'Kostenloser Versand ab 90\u00a0€. Rückgabe innerhalb von 14\u00a0Tagen.',
		url: '/dostawa-i-platnosc',
	},
	footer: [
		{
			title: 'Hilfe',
			links: [
				{ label: 'Fragen und Antworten', url: '/faq' },
				{ label: 'Versand und Zahlung', url: '/dostawa-i-platnosc' },
				{ label: 'Rückgabe und Reklamation', url: '/zwroty-i-reklamacje' },
				{ label: 'Vertrag hier widerrufen', url: '/odstapienie' },
				{ label: 'Rücksendeformular', url: '/zwrot' },
				{ label: 'Reklamationsformular', url: '/reklamacja' },
				{ label: 'Größentabelle', url: '/tabela-rozmiarow' },
				{ label: 'Kontakt', url: '/kontakt' },
				{ label: 'Produktvergleich', url: '/porownanie' },
				{ label: 'Läden', url: '/salony' },
			],
		},
		{
			title: 'Über die Marke',
			links: [
				{ label: 'Über uns', url: '/o-nas' },
				{ label: 'Partner', url: '/partners' },
				{ label: 'AGB', url: '/regulamin' },
				{ label: 'Datenschutzerklärung', url: '/polityka-prywatnosci' },
				{ label: 'Barrierefreiheit', url: '/dostepnosc' },
				{ label: 'Seitenübersicht', url: '/mapa-strony' },
			],
		},
	],
	mainBanners: [],
	smallBanners: [],
	productBanners: [],
	promotedCategories: [],
};
