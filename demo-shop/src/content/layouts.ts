import type { ContentSource } from '@pasaz/commerce-api/content-source';

/** Banners show pictures of the catalogue. */
export const layouts: ContentSource['layouts'] = {
	home: {
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
