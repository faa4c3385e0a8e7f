import type { Translation } from '../translation.ts';
import { siteLayout } from './site-layout.ts';

/** Banners show pictures of the catalogue. */
export const layouts: Translation['layouts'] = {
	site: siteLayout,
	home: {
		hero: {
			eyebrow: 'Neue Kollektion',
			title: 'Für das erste Licht',
			lead: 'Leinen, Wolle und Baumwolle in den Farben von Erde und Morgenhimmel. Kleine Serien, ruhige Schnitte, Stücke für Jahre.',
		},
		story: {
			title: 'Weniger, aber besser',
			text: 'Wir entwerfen Stücke, die sich leicht kombinieren lassen und den Alltag aushalten: Wäsche, Regen, Eile. Stoffe wählen wir von Hand aus, und jeden Schnitt tragen wir selbst, bevor er in den Shop kommt.',
		},
		mainBanners: [
			{
				image: '/p/l/plaszcz-welniany-kazimierz-karmelowy-front',
				title: 'Mäntel, die keine Saison kennen',
				text: 'Wolle mit Kaschmir, genäht in Łódź.',
				url: '/damen/maentel-und-jacken',
			},
			{
				image: '/s/w/sweter-rybacki-jastarnia-smietankowy-front',
				title: 'Zöpfe gegen den Wind',
				text: 'Pullover, die wir fünf Jahre lang reparieren.',
				url: '/herren/strick',
			},
		],
		smallBanners: [
			{
				image: '/p/a/parka-dziecieca-rys-musztardowy-front',
				title: 'Zum Kugeln gemacht',
				text: null,
				url: '/kinder',
			},
			{
				image: '/c/z/czapka-z-merynosa-szron-rudy-front',
				title: 'Kleine warme Geschenke',
				text: null,
				url: '/zum-verschenken',
			},
		],
		productBanners: [
			{
				image: '/s/u/sukienka-lniana-jagna-oliwkowy-front',
				title: 'Leinenkleid Jagna',
				text: 'Mit Taschen für Schlüssel und Kirschen.',
				url: '/leinenkleid-jagna',
			},
		],
		promotedCategories: ['ona/okrycia', 'ona/swetry', 'on/koszule', 'dziecko', 'dodatki/czapki'],
	},
};
