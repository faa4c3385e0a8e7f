import type { ColourName } from '../colours.ts';
import type { Shape } from '../pictures/garment.ts';
import { drawnThing } from './drawn-thing.ts';
import type { Extra } from './extra.ts';

interface Service {
	name: string;
	/** Gross grosze. */
	price: number;
	cover: ColourName;
	/** What its picture shows. */
	shape: Shape;
	/** Repairs and alterations of clothes carry the reduced VAT rate, made-to-measure the standard one. */
	taxClass: Extra['taxClass'];
	lead: string;
	story: string[];
	details: string[];
	customOptions?: NonNullable<Extra['customOptions']>;
}

const SERVICES: Service[] = [
	{
		name: 'Skrócenie spodni lub spódnicy',
		price: 45_00,
		cover: 'granatowy',
		shape: 'shortening',
		taxClass: 'reduced',
		lead: 'Skracamy nogawki i doły, także te kupione gdzie indziej.',
		story: [
			'Podaj w uwagach docelową długość mierzoną po wewnętrznym szwie albo włóż do paczki spodnie, które leżą dobrze. Jeansy podkładamy oryginalnym brzegiem, jeśli o to poprosisz.',
			'Nowe ubrania od nas skracamy jeszcze przed wysyłką; trzeba tylko dodać usługę do tego samego zamówienia.',
		],
		details: ['Czas realizacji: 3 dni robocze', 'Cena za jedną sztukę'],
	},
	{
		name: 'Zwężenie lub poszerzenie w talii',
		price: 79_00,
		cover: 'bordowy',
		shape: 'taking-in',
		taxClass: 'reduced',
		lead: 'Dopasowujemy sukienki, spodnie i marynarki o rozmiar w górę lub w dół.',
		story: [
			'W większości naszych ubrań zostawiamy w szwach zapas, właśnie na taką okazję. Krawcowa oceni, ile da się zyskać, i zadzwoni, zanim cokolwiek odpruje.',
			'Jeżeli przeróbka nie będzie możliwa, oddamy pieniądze i odeślemy ubranie na nasz koszt.',
		],
		details: ['Czas realizacji: do 5 dni roboczych', 'Do 4 cm różnicy w obwodzie'],
	},
	{
		name: 'Artystyczne cerowanie swetra',
		price: 59_00,
		cover: 'musztardowy',
		shape: 'darning',
		taxClass: 'reduced',
		lead: 'Cerujemy mole, gwoździe i łokcie: niewidocznie albo właśnie bardzo widocznie.',
		story: [
			'Przy cerze niewidocznej dobieramy przędzę do koloru i odtwarzamy oczka szydełkiem. Przy ozdobnej wybierasz kontrastowy kolor, a dziura staje się kwiatem, krzyżykiem albo małym księżycem.',
			'Swetry Brzasku naprawiamy bezpłatnie; ta usługa jest dla wszystkich pozostałych.',
		],
		details: ['Do trzech miejsc w jednym swetrze', 'Czas realizacji: 7 dni roboczych'],
	},
	{
		name: 'Haft inicjałów',
		price: 35_00,
		cover: 'blekitny',
		shape: 'monogram',
		taxClass: 'standard',
		lead: 'Dwie lub trzy litery na mankiecie, kieszonce albo na karku.',
		story: [
			'Haftujemy ręcznie, ściegiem sznureczkowym, literami wysokości ośmiu milimetrów. Kolor nici dobieramy ton w ton, chyba że poprosisz o kontrast.',
			'Ubrania z haftem powstają według Twojego zamówienia, dlatego nie można ich zwrócić.',
		],
		details: ['Do trzech liter', 'Dodaje 2 dni robocze do wysyłki'],
		customOptions: [
			{ title: 'Inicjały', required: true, type: 'field', maxCharacters: 3 },
			{
				title: 'Kolor nici',
				required: true,
				type: 'drop_down',
				values: [
					{ title: 'ton w ton' },
					{ title: 'śmietankowy' },
					{ title: 'granatowy' },
					{ title: 'złoty, nić metalizowana', price: 12_00 },
				],
			},
			{ title: 'Gdzie haftować', required: false, type: 'field', maxCharacters: 60 },
		],
	},
	{
		name: 'Szycie na miarę: pierwsza konsultacja',
		price: 150_00,
		cover: 'szalwiowy',
		shape: 'fitting',
		taxClass: 'standard',
		lead: 'Godzina z konstruktorką w łódzkiej pracowni albo przez wideo.',
		story: [
			'Zdejmujemy miarę w dwudziestu punktach, oglądamy próbniki i rozmawiamy o tym, gdzie i jak będziesz to nosić. Po spotkaniu dostajesz rysunek, wycenę i termin.',
			'Jeśli zdecydujesz się na szycie, opłatę za konsultację w całości odliczamy od ceny.',
		],
		details: ['Czas trwania: 60 minut', 'Termin ustalamy telefonicznie po zakupie'],
	},
];

export const services: Extra[] = SERVICES.map(({ cover, shape, ...service }, index) => ({
	...service,
	sku: `BRZ-US-00${index + 1}`,
	type: 'virtual',
	leaf: 'wykroje-i-uslugi/uslugi',
	drawing: { garment: drawnThing(shape, cover, 800 + index) },
	tags: [],
	age: 420 + index * 3,
}));
