import type { Translation } from '../translation.ts';

export const siteLayout: Translation['layouts'][string] = {
	promo: { text: 'Spedizione gratuita da 90\u00a0€. Reso entro 14\u00a0giorni.', url: '/dostawa-i-platnosc' },
	footer: [
		{
			title: 'Assistenza',
			links: [
				{ label: 'Domande e risposte', url: '/faq' },
				{ label: 'Consegna e pagamento', url: '/dostawa-i-platnosc' },
				{ label: 'Resi e reclami', url: '/zwroty-i-reklamacje' },
				{ label: 'Recedi dal contratto qui', url: '/odstapienie' },
				{ label: 'Modulo di reso', url: '/zwrot' },
				{ label: 'Modulo di reclamo', url: '/reklamacja' },
				{ label: 'Tabella delle taglie', url: '/tabela-rozmiarow' },
				{ label: 'Contatti', url: '/kontakt' },
				{ label: 'Confronto prodotti', url: '/porownanie' },
				{ label: 'Showroom', url: '/salony' },
			],
		},
		{
			title: 'Il marchio',
			links: [
				{ label: 'Chi siamo', url: '/o-nas' },
				{ label: 'Partner', url: '/partners' },
				{ label: 'Condizioni di vendita', url: '/regulamin' },
				{ label: 'Informativa sulla privacy', url: '/polityka-prywatnosci' },
				{ label: 'Accessibilità', url: '/dostepnosc' },
				{ label: 'Mappa del sito', url: '/mapa-strony' },
			],
		},
	],
	mainBanners: [],
	smallBanners: [],
	productBanners: [],
	promotedCategories: [],
};
