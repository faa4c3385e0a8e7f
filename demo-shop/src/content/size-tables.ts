import type { ContentSource } from '@pasaz/commerce-api/content-source';

const MEASURING =
	'<p>Podajemy wymiary ciała w centymetrach, nie wymiary ubrania. Zmierz się w bieliźnie, centymetrem ułożonym poziomo i bez naciągania.</p>';

/** Body lengths in cm, as on the page about sizes. */
export const sizeTables: ContentSource['sizeTables'] = [
	{
		name: 'Kobieta: rozmiary literowe',
		columns: ['Rozmiar', 'Biust', 'Talia', 'Biodra'],
		rows: [
			['XS', '80–83', '62–65', '88–91'],
			['S', '84–87', '66–69', '92–95'],
			['M', '88–92', '70–74', '96–100'],
			['L', '93–98', '75–80', '101–106'],
			['XL', '99–105', '81–87', '107–112'],
			['XXL', '106–113', '88–95', '113–119'],
		],
		note: MEASURING,
		categories: ['ona'],
	},
	{
		name: 'Kobieta: spodnie i marynarki',
		columns: ['Rozmiar', 'Talia', 'Biodra'],
		rows: [
			['34', '64', '90'],
			['36', '68', '94'],
			['38', '72', '98'],
			['40', '76', '102'],
			['42', '80', '106'],
			['44', '85', '110'],
			['46', '90', '115'],
		],
		note: MEASURING,
		categories: ['ona/spodnie', 'ona/okrycia/marynarki'],
	},
	{
		name: 'Mężczyzna',
		columns: ['Rozmiar', 'Klatka', 'Pas', 'Wzrost'],
		rows: [
			['S (46)', '90–94', '78–82', '168–176'],
			['M (48)', '95–99', '83–87', '172–180'],
			['L (50–52)', '100–106', '88–95', '176–184'],
			['XL (54)', '107–112', '96–102', '178–188'],
			['XXL (56)', '113–119', '103–110', '180–190'],
		],
		note: MEASURING,
		categories: ['on'],
	},
	{
		name: 'Dziecko',
		columns: ['Rozmiar', 'Orientacyjny wiek', 'Klatka'],
		rows: [
			['98', '2–3 lata', '54'],
			['104', '3–4 lata', '56'],
			['110', '4–5 lat', '58'],
			['116', '5–6 lat', '60'],
			['122', '6–7 lat', '62'],
			['128', '7–8 lat', '64'],
			['134', '8–9 lat', '67'],
			['140', '9–10 lat', '70'],
			['146', '10–11 lat', '73'],
		],
		note: '<p>Rozmiar odpowiada wzrostowi. Dla dziecka o wzroście 113 cm wybierz 116; zapas przewidziany jest w kroju.</p>',
		categories: ['dziecko'],
	},
];
