import type { Translation } from '../translation.ts';
import { siteLayout } from './site-layout.ts';

/** Banners show pictures of the catalogue. */
export const layouts: Translation['layouts'] = {
	site: siteLayout,
	home: {
		hero: {
			eyebrow: 'Nuova collezione',
			title: 'Per la prima luce',
			lead: 'Lino, lana e cotone nei colori della terra e del cielo al mattino. Piccole serie, tagli essenziali, capi che durano anni.',
		},
		story: {
			title: 'Meno, ma meglio',
			text: 'Disegniamo capi facili da abbinare, fatti per la vita di ogni giorno: lavaggi, pioggia, fretta. Scegliamo i tessuti a mano e indossiamo ogni modello prima che arrivi in negozio.',
		},
		mainBanners: [
			{
				image: '/s/u/sukienka-aksamitna-sylwestra-bordowy-front',
				title: 'Per tutte le feste, una dopo l’altra',
				text: 'Abiti in velluto, merino e flanella.',
				url: '/donna/abiti',
			},
			{
				image: '/k/a/kardigan-dlugi-barania-karmelowy-front',
				title: 'La maglia che fa da coperta',
				text: 'Maglioni, dolcevita e cardigan da Bielsko-Biała.',
				url: '/donna/maglieria',
			},
		],
		smallBanners: [
			{
				image: '/p/l/plaszczyk-dzieciecy-pan-kotek-czerwony-front',
				title: 'Per chi cresce a vista d’occhio',
				text: null,
				url: '/bambino',
			},
			{
				image: '/s/z/szalik-z-merynosa-ponowa-bordowy-front',
				title: 'Regali che scaldano',
				text: null,
				url: '/da-regalare',
			},
		],
		productBanners: [
			{
				image: '/s/u/sukienka-lniana-jagna-naturalny-front',
				title: 'Abito in lino Jagna',
				text: 'Due tasche, nessuna fretta. Cucito a Łódź.',
				url: '/abito-in-lino-jagna',
			},
		],
		promotedCategories: ['ona/swetry', 'ona/sukienki', 'on/okrycia', 'dodatki/szale-i-chusty', 'dziecko'],
	},
};
