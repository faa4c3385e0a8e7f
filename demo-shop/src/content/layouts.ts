import type { ContentSource } from '@pasaz/commerce-api/content-source';
import { siteLayout } from './site-layout.ts';

/** Banners show pictures of the catalogue. */
export const layouts: ContentSource['layouts'] = {
	site: siteLayout,
	home: {
		hero: {
			eyebrow: 'Nowa kolekcja',
			title: 'Na pierwsze światło',
			lead: 'Len, wełna i\u00a0bawełna w\u00a0kolorach ziemi i\u00a0porannego nieba. Krótkie serie, spokojny krój, rzeczy na lata.',
		},
		story: {
			title: 'Mniej, ale lepiej',
			text: 'Projektujemy rzeczy, które łatwo ze sobą łączyć i\u00a0które znoszą codzienność: pranie, deszcz, pośpiech. Tkaniny wybieramy dłonią, a\u00a0każdy fason nosimy sami, zanim trafi do sklepu.',
		},
		mainBanners: [
			{
				image: '/s/w/sweter-z-warkoczami-giewont-smietankowy-front',
				title: 'Wełna na pierwsze mrozy',
				text: 'Swetry i golfy dziane w Bielsku-Białej.',
				url: '/ona/swetry',
			},
			{
				image: '/s/u/sukienka-z-merynosa-zorza-bordowy-front',
				title: 'Sukienki, w których jest ciepło',
				text: 'Merynos, sztruks i aksamit.',
				url: '/ona/sukienki',
			},
		],
		smallBanners: [
			{
				image: '/t/-/t-shirt-dzieciecy-borowka-granatowy-front',
				title: 'Dla dzieci, które rosną',
				text: null,
				url: '/dziecko',
			},
			{
				image: '/t/o/torba-skorzana-kantor-karmelowy-front',
				title: 'Na prezent',
				text: null,
				url: '/na-prezent',
			},
		],
		productBanners: [
			{
				image: '/s/u/sukienka-lniana-jagna-rudy-front',
				title: 'Sukienka lniana Jagna',
				text: 'Szyta w Łodzi, prana przed sprzedażą.',
				url: '/sukienka-lniana-jagna',
			},
		],
		promotedCategories: ['ona/sukienki', 'ona/swetry', 'on/koszule', 'dziecko', 'dodatki/torby'],
	},
};
