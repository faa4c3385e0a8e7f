import type { Translation } from '../translation.ts';

/** Banners show pictures of the catalogue. */
export const layouts: Translation['layouts'] = {
	home: {
		mainBanners: [
			{
				image: '/s/u/sukienka-aksamitna-sylwestra-bordowy-front',
				title: 'Per tutte le feste, una dopo l’altra',
				text: 'Abiti in velluto, merino e flanella.',
				url: '/ona/sukienki',
			},
			{
				image: '/k/a/kardigan-dlugi-barania-karmelowy-front',
				title: 'La maglia che fa da coperta',
				text: 'Maglioni, dolcevita e cardigan da Bielsko-Biała.',
				url: '/ona/swetry',
			},
		],
		smallBanners: [
			{
				image: '/p/l/plaszczyk-dzieciecy-pan-kotek-czerwony-front',
				title: 'Per chi cresce a vista d’occhio',
				text: null,
				url: '/dziecko',
			},
			{
				image: '/s/z/szalik-z-merynosa-ponowa-bordowy-front',
				title: 'Regali che scaldano',
				text: null,
				url: '/na-prezent',
			},
		],
		productBanners: [
			{
				image: '/s/u/sukienka-lniana-jagna-naturalny-front',
				title: 'Abito in lino Jagna',
				text: 'Due tasche, nessuna fretta. Cucito a Łódź.',
				url: '/sukienka-lniana-jagna',
			},
		],
		promotedCategories: ['ona/swetry', 'ona/sukienki', 'on/okrycia', 'dodatki/szale-i-chusty', 'dziecko'],
	},
};
