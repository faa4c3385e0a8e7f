import type { ColourName } from '../colours.ts';
import { garmentCalled } from '../garment-called.ts';
import { drawnThing } from './drawn-thing.ts';
import type { Extra } from './extra.ts';

interface SewingPattern {
	name: string;
	/** Gross grosze. */
	price: number;
	cover: ColourName;
	/** The garment of the collection that it is for. */
	of: string;
	lead: string;
	story: string[];
	details: string[];
}

const PATTERNS: SewingPattern[] = [
	{
		name: 'Wykrój PDF: sukienka Jagna',
		price: 59_00,
		cover: 'rudy',
		of: 'Sukienka lniana Jagna',
		lead: 'Nasza najpopularniejsza sukienka do uszycia w domu, w rozmiarach 34–48.',
		story: [
			'Jagna nie ma zamka ani zaszewek, dlatego dobrze nadaje się na pierwszą sukienkę. Największym wyzwaniem są kieszenie w szwie, którym poświęciłyśmy cztery strony rysunków.',
			'Plik zawiera wszystkie rozmiary na osobnych warstwach: drukujesz tylko swoją linię, bez plątaniny kolorów.',
		],
		details: [
			'Poziom: początkujący',
			'Zużycie: 2,6 m tkaniny o szerokości 140 cm',
			'Instrukcja ilustrowana, 24 strony',
		],
	},
	{
		name: 'Wykrój PDF: koszula Wit',
		price: 65_00,
		cover: 'blekitny',
		of: 'Koszula lniana Wit',
		lead: 'Męska koszula z kołnierzem na stójce, mankietami i karczkiem.',
		story: [
			'Kołnierz rozpisałyśmy na szesnaście kroków ze zdjęciami, bo to na nim większość osób rezygnuje. Reszta jest prostsza, niż wygląda: szwy boczne, rękaw na płasko, dół podłożony wąsko.',
			'Wykrój obejmuje rozmiary od S do 3XL i dwie długości rękawa.',
		],
		details: ['Poziom: średniozaawansowany', 'Zużycie: 2,2 m popeliny lub lnu', 'Arkusze A4 oraz A0 do drukarni'],
	},
	{
		name: 'Wykrój PDF: kimono Wieczornica',
		price: 49_00,
		cover: 'bezowy',
		of: 'Płaszcz szlafrokowy Wieczornica',
		lead: 'Szlafrokowe kimono z trzech prostokątów i jednego paska.',
		story: [
			'Powstało z formy naszego płaszcza, tyle że bez podszewki i wkładów. Da się je uszyć w jeden wieczór z lnu, flanelki albo starej zasłony.',
			'Szwy kończy się lamówką; pokazujemy, jak zrobić ją samodzielnie z resztek.',
		],
		details: ['Poziom: początkujący', 'Jeden rozmiar w trzech długościach', 'Zużycie: 2,8 m tkaniny'],
	},
	{
		name: 'Wykrój PDF: ogrodniczki dziecięce Pomidor',
		price: 45_00,
		cover: 'czerwony',
		of: 'Ogrodniczki dziecięce Pomidor',
		lead: 'Ogrodniczki w rozmiarach 86–128, z kieszenią na kamienie.',
		story: [
			'Dobre na wykorzystanie spodni, z których ktoś dorosły już wyrósł wszerz: z jednej pary jeansów wychodzą jedne Pomidory. Zaznaczyłyśmy na formie, jak ominąć stare szwy.',
			'Guziki można zastąpić klamerkami, obie wersje są opisane.',
		],
		details: ['Poziom: początkujący z odrobiną cierpliwości', 'Zużycie: 1,1 m tkaniny', 'Instrukcja: 18 stron'],
	},
	{
		name: 'Wykrój PDF: torba Targ',
		price: 29_00,
		cover: 'naturalny',
		of: 'Torba płócienna Targ',
		lead: 'Pojemna torba z podwójnym dnem, na jedno popołudnie przy maszynie.',
		story: [
			'To najkrótsza z naszych instrukcji i dobry pretekst, żeby odkurzyć maszynę po babci. Potrzebujesz metra grubego płótna, igły do jeansu i dwóch godzin.',
			'W pliku jest też mniejsza wersja, na śniadanie do pracy.',
		],
		details: [
			'Poziom: pierwszy raz przy maszynie',
			'Zużycie: 1 m płótna',
			'Dwa rozmiary, bez konieczności drukowania formy',
		],
	},
	{
		name: 'Wykrój PDF: spódnica Halo',
		price: 39_00,
		cover: 'oliwkowy',
		of: 'Spódnica satynowa Halo',
		lead: 'Spódnica ze skosu na gumce, w rozmiarach 34–50.',
		story: [
			'Dwa kawałki, dwa szwy i jedna ważna zasada: po skrojeniu zostaw ją na dobę na wieszaku. Tłumaczymy, dlaczego, i co zrobić, gdy tkanina ucieka pod stopką.',
			'Nadaje się na satynę, wiskozę i cienki len. Na pierwszy raz polecamy len, jest najbardziej wyrozumiały.',
		],
		details: [
			'Poziom: średniozaawansowany',
			'Zużycie: 1,9 m tkaniny o szerokości 140 cm',
			'Arkusze A4 i plik do projektora',
		],
	},
];

/** In the order of the patterns; the files are in `downloads/`. */
const SAMPLES = ['jagna', 'wit', 'wieczornica', 'pomidor', 'targ', 'halo'];

export const sewingPatterns: Extra[] = PATTERNS.map(({ cover, of, ...pattern }, index) => ({
	...pattern,
	sku: `BRZ-WY-00${index + 1}`,
	type: 'downloadable',
	leaf: 'wykroje-i-uslugi/wykroje',
	drawing: { garment: drawnThing('sewing-pattern', cover, 900 + index), of: garmentCalled(of) },
	tags: index === 5 ? ['nowosc'] : [],
	taxClass: 'standard',
	age: index === 5 ? 9 : 380 - index * 30,
	downloads: [
		{ title: 'Wykrój w naturalnej wielkości', sample: `fragment-wykroju-${SAMPLES[index]}.svg` },
		{ title: 'Instrukcja szycia krok po kroku' },
	],
}));
