import type { SourceProduct } from '@pasaz/commerce-api/catalog-source';
import type { ColourName } from './colours.ts';

type Option = NonNullable<SourceProduct['bundleOptions']>[number];

export interface Part {
	name: string;
	/** Missing for a product of one colour. */
	colour?: ColourName;
}

export interface BundleDesign {
	name: string;
	wearer: 'Kobieta' | 'Mężczyzna' | 'Dziecko' | 'Unisex';
	lead: string;
	story: string[];
	details: string[];
	/** `canChange`: the shopper says how many. */
	options: (Omit<Option, 'products'> & { parts: Part[]; canChange?: boolean })[];
}

/** Put together by the shopper: one choice in every required option. */
export const BUNDLES: BundleDesign[] = [
	{
		name: 'Zestaw na rozmowę: koszula i spodnie',
		wearer: 'Mężczyzna',
		lead: 'Koszula Adam lub Wojciech, chinosy w Twoim rozmiarze i pasek do wyboru.',
		story: [
			'Na rozmowę o pracę, obronę albo chrzciny chrześniaka. Złożyłyśmy trzy rzeczy, które razem zawsze wyglądają dobrze; Tobie zostaje podać rozmiary.',
			'Pasek jest dodatkiem, można z niego zrezygnować.',
		],
		details: ['Koszula z bawełny organicznej', 'Chinosy z zapasem na skrócenie'],
		options: [
			{
				title: 'Koszula',
				required: true,
				type: 'radio',
				parts: [
					{ name: 'Koszula z popeliny Adam', colour: 'bialy' },
					{ name: 'Koszula oxford Wojciech', colour: 'blekitny' },
				],
			},
			{
				title: 'Spodnie',
				required: true,
				type: 'select',
				parts: [{ name: 'Chinosy Tramwajarz', colour: 'granatowy' }],
			},
			{ title: 'Pasek', required: false, type: 'checkbox', parts: [{ name: 'Pasek pleciony Sitowie' }] },
		],
	},
	{
		name: 'Garnitur damski Kancelaria',
		wearer: 'Kobieta',
		lead: 'Marynarka i spodnie z jednej partii wełny, każde w swoim rozmiarze.',
		story: [
			'Rzadko kto ma ten sam rozmiar w ramionach i w biodrach. Dlatego garnitur sprzedajemy w dwóch częściach, ale kroimy z jednej beli, żeby odcień był identyczny.',
			'Pod spód proponujemy satynową koszulę albo prążkowany top; wybór jest opcjonalny.',
		],
		details: ['98% wełna, 2% elastan', 'Czyszczenie chemiczne', 'Rozmiary 34–44'],
		options: [
			{
				title: 'Marynarka',
				required: true,
				type: 'select',
				parts: [{ name: 'Marynarka wełniana Kancelaria', colour: 'granatowy' }],
			},
			{
				title: 'Spodnie',
				required: true,
				type: 'select',
				parts: [{ name: 'Spodnie wełniane Kancelaria', colour: 'granatowy' }],
			},
			{
				title: 'Pod spód',
				required: false,
				type: 'radio',
				parts: [
					{ name: 'Koszula satynowa Selene', colour: 'smietankowy' },
					{ name: 'Top prążkowany Aga', colour: 'bialy' },
				],
			},
		],
	},
	{
		name: 'Garnitur męski Mecenas',
		wearer: 'Mężczyzna',
		lead: 'Granatowy garnitur z dwóch osobnych rozmiarów, z koszulą do kompletu.',
		story: [
			'Marynarkę wybierasz pod ramiona, spodnie pod pas; krawiec ma potem mniej pracy, a Ty mniej kompromisów. Odcień wełny jest ten sam, sprawdzamy go przed wysyłką.',
			'Jeśli spodnie mają być krótsze, dołóż do koszyka usługę skrócenia.',
		],
		details: ['Wełna z Bielska-Białej', 'Rozmiary 46–56', 'Czyszczenie chemiczne'],
		options: [
			{
				title: 'Marynarka',
				required: true,
				type: 'select',
				parts: [{ name: 'Marynarka wełniana Mecenas', colour: 'granatowy' }],
			},
			{
				title: 'Spodnie',
				required: true,
				type: 'select',
				parts: [{ name: 'Spodnie wełniane Mecenas', colour: 'granatowy' }],
			},
			{
				title: 'Koszula',
				required: false,
				type: 'radio',
				parts: [{ name: 'Koszula z popeliny Adam', colour: 'bialy' }],
			},
		],
	},
	{
		name: 'Zestaw weekendowy: sweter i jeansy',
		wearer: 'Kobieta',
		lead: 'Sweter z warkoczami albo gładki merynos, do tego proste jeansy.',
		story: [
			'Najprostszy sposób na sobotę bez zastanawiania się. Wybierz, czy ma być grubo i puszyście, czy cienko i pod kurtkę, a potem znajdź swój rozmiar jeansów.',
			'Skarpety Szałas można dorzucić jednym kliknięciem; pasują do wszystkich wersji.',
		],
		details: ['Sweter z Bielska-Białej, jeansy z Łodzi', 'Naprawy swetra bez opłat'],
		options: [
			{
				title: 'Sweter',
				required: true,
				type: 'radio',
				parts: [
					{ name: 'Sweter z warkoczami Giewont', colour: 'smietankowy' },
					{ name: 'Sweter z merynosa Turnia', colour: 'karmelowy' },
				],
			},
			{ title: 'Jeansy', required: true, type: 'select', parts: [{ name: 'Jeansy proste Wisła', colour: 'indygo' }] },
			{
				title: 'Skarpety',
				required: false,
				type: 'checkbox',
				parts: [{ name: 'Skarpety wełniane Szałas', colour: 'rudy' }],
			},
		],
	},
	{
		name: 'Wyprawka pierwszaka',
		wearer: 'Dziecko',
		lead: 'Polo na galowo, jeansy na co dzień i sweter na chłodny poranek.',
		story: [
			'Trzy rzeczy, które wystarczają na pierwszy tydzień szkoły, zanim wszystko się pobrudzi. Rozmiar każdej wybierasz osobno, w zakresie od 110 do 146.',
			'Na metkach jest miejsce na imię, długopis wystarczy zwykły.',
		],
		details: ['Bawełna organiczna', 'Podwójne kolana w jeansach'],
		options: [
			{ title: 'Polo', required: true, type: 'select', parts: [{ name: 'Polo dziecięce Dzwonek', colour: 'bialy' }] },
			{
				title: 'Jeansy',
				required: true,
				type: 'select',
				parts: [{ name: 'Jeansy dziecięce Strumyk', colour: 'indygo' }],
			},
			{
				title: 'Sweter',
				required: true,
				type: 'radio',
				parts: [{ name: 'Sweter dziecięcy w pasy Pszczółka', colour: 'granatowy' }],
			},
		],
	},
	{
		name: 'Zestaw lniany: koszula i spódnica',
		wearer: 'Kobieta',
		lead: 'Koszula Mela i spódnica Dobrochna albo Odra, na całe lato.',
		story: [
			'Len u góry, len lub denim na dole. Obie wersje lubią sandały, słomiany kapelusz i wąski pasek, który możesz dobrać od razu.',
			'Koszulę zawiąż w supeł albo wpuść do środka, proporcje zadziałają w obu przypadkach.',
		],
		details: ['Do wyboru dwie spódnice', 'Pasek opcjonalnie'],
		options: [
			{ title: 'Koszula', required: true, type: 'select', parts: [{ name: 'Koszula lniana Mela', colour: 'bialy' }] },
			{
				title: 'Spódnica',
				required: true,
				type: 'radio',
				parts: [
					{ name: 'Spódnica lniana Dobrochna', colour: 'rudy' },
					{ name: 'Spódnica jeansowa Odra', colour: 'indygo' },
				],
			},
			{
				title: 'Pasek',
				required: false,
				type: 'checkbox',
				parts: [{ name: 'Pasek skórzany wąski Źdźbło', colour: 'rudy' }],
			},
		],
	},
	{
		name: 'Pudełko na prezent: czapka, szal, skarpetki',
		wearer: 'Unisex',
		lead: 'Trzy ciepłe drobiazgi w kolorach, które wybierzesz.',
		story: [
			'W pudełku z szarej tektury układamy czapkę, szal i skarpetki, owinięte bibułą i przewiązane lnianym sznurkiem. Dopisz w uwagach życzenia, przepiszemy je ręcznie.',
			'Nie wiesz, jaki rozmiar skarpetek? Wersja domowa pasuje prawie każdemu.',
		],
		details: ['Pakowanie w cenie', 'Wełna merynosów, alpaka i wełna jagnięca'],
		options: [
			{
				title: 'Czapka',
				required: true,
				type: 'radio',
				parts: [
					{ name: 'Czapka z merynosa Szron' },
					{ name: 'Czapka robocza Doker', colour: 'czarny' },
					{ name: 'Czapka z alpaki Szadź' },
				],
			},
			{
				title: 'Szal',
				required: true,
				type: 'radio',
				parts: [
					{ name: 'Szalik z merynosa Ponowa' },
					{ name: 'Szal w kratę Kłodzko' },
					{ name: 'Komin z wełny Zawieja' },
				],
			},
			{
				title: 'Skarpetki',
				required: true,
				type: 'select',
				canChange: true,
				parts: [{ name: 'Skarpetki domowe Przypiecek' }, { name: 'Skarpety wełniane Szałas', colour: 'szary' }],
			},
		],
	},
];
