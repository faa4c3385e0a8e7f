import type { ColourName } from '../colours.ts';
import { drawnThing } from './drawn-thing.ts';
import type { Extra } from './extra.ts';

interface Card {
	amount: number;
	cover: ColourName;
	lead: string;
	story: string[];
}

const CARDS: Card[] = [
	{
		amount: 100,
		cover: 'maslany',
		lead: 'Karta na drobny, ale trafiony upominek.',
		story: [
			'Za sto złotych można u nas wybrać trzy pary skarpetek, muślinową chustę albo dorzucić się do swetra. Obdarowana osoba zdecyduje sama, a Ty nie musisz pytać o rozmiar.',
			'Karta przychodzi e-mailem w ciągu kilku minut od zaksięgowania płatności: z kodem i dedykacją, jeśli ją wpiszesz.',
		],
	},
	{
		amount: 200,
		cover: 'szalwiowy',
		lead: 'Karta na lnianą bluzkę, dobry T-shirt z czapką albo coś zupełnie innego.',
		story: [
			'Dwieście złotych to nasza najczęściej kupowana kwota: na imieniny, dla nauczycielki, w podziękowaniu za podlewanie kwiatów. Przychodzi na Twój adres, więc wręczysz ją albo prześlesz dalej wtedy, kiedy zechcesz.',
			'Można nią zapłacić za kilka zamówień, aż do wyczerpania środków.',
		],
	},
	{
		amount: 300,
		cover: 'rudy',
		lead: 'Karta, która wystarcza na sukienkę albo porządne spodnie.',
		story: [
			'Za tę kwotę dostawa jest bezpłatna, więc obdarowana osoba nie dopłaci ani grosza. Kilka słów od siebie możesz dopisać w polu na dedykację.',
			'Jeśli zakup będzie droższy, różnicę można dopłacić dowolną metodą.',
		],
	},
	{
		amount: 500,
		cover: 'butelkowy',
		lead: 'Karta na duży sweter, na pół płaszcza, na całkiem nowe otwarcie.',
		story: [
			'Kupują ją zwykle składkowo: rodzeństwo na sześćdziesiąte urodziny mamy, biuro na odejście na emeryturę. W polu na dedykację mieści się trzysta znaków, a nawet czternaście podpisów.',
			'Kod nie ma wielkich liter podobnych do cyfr, da się go przedyktować przez telefon.',
		],
	},
];

/** Multi-purpose vouchers: VAT is due when they are spent, not when they are sold. */
export const giftCards: Extra[] = CARDS.map(({ amount, cover, lead, story }, index) => ({
	sku: `BRZ-KP-${amount}`,
	type: 'virtual',
	name: `Elektroniczna karta podarunkowa ${amount} zł`,
	price: amount * 100,
	leaf: 'wykroje-i-uslugi/karty-podarunkowe',
	lead,
	story,
	details: ['Ważna 24 miesiące od zakupu', 'Wysyłka e-mailem, bez kosztów dostawy', 'Można łączyć z promocjami'],
	drawing: { garment: drawnThing('gift-card', cover, 700 + index) },
	tags: ['na-prezent'],
	taxClass: 'none',
	customOptions: [{ title: 'Dedykacja', required: false, type: 'area', maxCharacters: 300 }],
	age: 500 + index,
}));
