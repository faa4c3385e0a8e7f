import type { Translation } from '../translation.ts';

/** Banners show pictures of the catalogue. */
export const layouts: Translation['layouts'] = {
	home: {
		mainBanners: [
			{
				image: '/p/l/plaszcz-welniany-kazimierz-karmelowy-front',
				title: 'Mäntel, die keine Saison kennen',
				text: 'Wolle mit Kaschmir, genäht in Łódź.',
				url: '/ona/okrycia',
			},
			{
				image: '/s/w/sweter-rybacki-jastarnia-smietankowy-front',
				title: 'Zöpfe gegen den Wind',
				text: 'Pullover, die wir fünf Jahre lang reparieren.',
				url: '/on/swetry',
			},
		],
		smallBanners: [
			{
				image: '/p/a/parka-dziecieca-rys-musztardowy-front',
				title: 'Zum Kugeln gemacht',
				text: null,
				url: '/dziecko',
			},
			{
				image: '/c/z/czapka-z-merynosa-szron-rudy-front',
				title: 'Kleine warme Geschenke',
				text: null,
				url: '/na-prezent',
			},
		],
		productBanners: [
			{
				image: '/s/u/sukienka-lniana-jagna-oliwkowy-front',
				title: 'Leinenkleid Jagna',
				text: 'Mit Taschen für Schlüssel und Kirschen.',
				url: '/sukienka-lniana-jagna',
			},
		],
		promotedCategories: ['ona/okrycia', 'ona/swetry', 'on/koszule', 'dziecko', 'dodatki/czapki'],
	},
};
