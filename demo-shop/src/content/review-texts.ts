export interface ReviewText {
	/** Stars. */
	rating: number;
	title: string;
	detail: string;
}

/** The first that a product's categories begin with counts. */
export const ABOUT: { category: string; texts: ReviewText[] }[] = [
	{
		category: 'ona/sukienki',
		texts: [
			{
				rating: 5,
				title: 'Ma kieszenie!',
				detail: 'I to takie, w których mieści się telefon. Noszę ją drugi tydzień.',
			},
			{
				rating: 5,
				title: 'Jak szyta dla mnie',
				detail: 'Mam 168 cm i wzięłam M. Leży w ramionach, nic się nie rozchodzi przy siadaniu.',
			},
			{
				rating: 4,
				title: 'Ładna, ale gniecie się',
				detail: 'Wiedziałam, co biorę, więc bez pretensji. Po wywieszeniu na noc wygląda dobrze.',
			},
			{
				rating: 3,
				title: 'Dekolt głębszy niż na zdjęciu',
				detail: 'Krawiecko bez zarzutu, ale do pracy muszę zakładać pod spód top.',
			},
		],
	},
	{
		category: 'ona/swetry',
		texts: [
			{
				rating: 5,
				title: 'Nie gryzie',
				detail: 'A jestem z tych, które gryzie wszystko. Po trzech praniach ani jednej kulki.',
			},
			{ rating: 5, title: 'Ciepły i lekki', detail: 'Zastąpił mi dwa grubsze. Rękawy w sam raz, można podwinąć.' },
			{
				rating: 4,
				title: 'Trochę krótszy, niż myślałam',
				detail: 'Do spodni z wysokim stanem idealny, do biodrówek już nie.',
			},
		],
	},
	{
		category: 'ona/spodnie',
		texts: [
			{
				rating: 5,
				title: 'Nareszcie dobra długość',
				detail: 'Przy 175 cm zakrywają kostkę. Stan wysoki i nie odstaje z tyłu.',
			},
			{
				rating: 4,
				title: 'Zamówcie rozmiar mniej',
				detail: 'Po dniu noszenia materiał oddaje. Mniejszy rozmiar leży od rana do wieczora.',
			},
		],
	},
	{
		category: 'on/',
		texts: [
			{ rating: 5, title: 'Solidna', detail: 'Guziki przyszyte porządnie, szwy proste. Wezmę drugą w innym kolorze.' },
			{
				rating: 4,
				title: 'Dobra, rękaw długi',
				detail: 'Przy 178 cm rękaw L jest o dwa centymetry za długi, poza tym świetnie.',
			},
			{ rating: 5, title: 'Prezent trafiony', detail: 'Mąż nie lubi zakupów, a w tej rzeczy chodzi co drugi dzień.' },
		],
	},
	{
		category: 'dziecko',
		texts: [
			{
				rating: 5,
				title: 'Przetrwało przedszkole',
				detail: 'Plac zabaw, farby i pralka dwa razy w tygodniu. Kolor ten sam.',
			},
			{
				rating: 4,
				title: 'Wchodzi przez głowę bez walki',
				detail: 'Szeroki dekolt, miękka tkanina. Rozmiar zgodny ze wzrostem.',
			},
		],
	},
	{
		category: 'wykroje-i-uslugi/wykroje',
		texts: [
			{
				rating: 5,
				title: 'Wszystko się zgadza',
				detail: 'Linie schodzą się co do milimetra, a instrukcja ma zdjęcia każdego kroku.',
			},
			{
				rating: 4,
				title: 'Do drugiego podejścia',
				detail: 'Za pierwszym razem źle skleiłam strony. Za drugim uszyłam w jeden wieczór.',
			},
		],
	},
	{
		category: 'wykroje-i-uslugi/uslugi',
		texts: [
			{ rating: 5, title: 'Jak fabryczne', detail: 'Ścieg równy, nie widać, że coś było poprawiane.' },
			{
				rating: 4,
				title: 'Dobrze, choć trzeba poczekać',
				detail: 'Efekt świetny, trwało cztery dni dłużej niż sama wysyłka.',
			},
		],
	},
	{
		category: 'wykroje-i-uslugi/karty',
		texts: [
			{
				rating: 5,
				title: 'Przyszła po chwili',
				detail: 'Zamówiłam wieczorem, wydrukowałam i rano leżała pod poduszką.',
			},
			{
				rating: 5,
				title: 'Prezent bez ryzyka',
				detail: 'Siostra wybrała sama i wreszcie nic nie trzeba było odsyłać.',
			},
		],
	},
	{
		category: 'dodatki',
		texts: [
			{
				rating: 5,
				title: 'Ładniejsze na żywo',
				detail: 'Zdjęcia są uczciwe, ale faktura w świetle dziennym robi wrażenie.',
			},
			{ rating: 4, title: 'Praktyczne', detail: 'Używam codziennie od miesiąca, nic się nie pruje.' },
		],
	},
];

export const ANY_GARMENT: ReviewText[] = [
	{
		rating: 5,
		title: 'Zgodne z opisem',
		detail: 'Skład, kolor i wymiary takie, jak na stronie. Paczka następnego dnia.',
	},
	{ rating: 4, title: 'Dobra jakość', detail: 'Czuć, że ktoś to szył z głową. Gwiazdka mniej za cenę.' },
	{ rating: 5, title: 'Imię na metce', detail: 'Moją rzecz szyła pani Danuta. Dziękuję, pani Danuto!' },
	{
		rating: 2,
		title: 'Odcień inny niż na ekranie',
		detail: 'Zwróciłam bez problemu, pieniądze były po trzech dniach.',
	},
];
