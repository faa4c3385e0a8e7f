import type { Part } from './bundle-designs.ts';

export interface GroupDesign {
	name: string;
	wearer: 'Kobieta' | 'Mężczyzna' | 'Dziecko' | 'Unisex';
	lead: string;
	story: string[];
	details: string[];
	parts: Part[];
}

/** Sold side by side: each part keeps its own quantity. */
export const GROUPS: GroupDesign[] = [
	{
		name: 'Komplet: szalik, czapka i skarpetki na mróz',
		wearer: 'Unisex',
		lead: 'Bordowy szalik, wełniany beret i ciepłe skarpetki, które lubią się ze sobą.',
		story: [
			'Ułożyłyśmy go w styczniu, czekając na spóźniony pociąg w Katowicach. Każda z tych rzeczy działa osobno, ale razem ratują nawet najcieńszy płaszcz.',
			'Wybierz liczbę sztuk przy każdej pozycji; jeśli czegoś nie potrzebujesz, zostaw zero.',
		],
		details: ['Trzy rzeczy w zimowych kolorach', 'Pranie ręczne lub program do wełny'],
		parts: [
			{ name: 'Szalik z merynosa Ponowa' },
			{ name: 'Beret wełniany Salon' },
			{ name: 'Skarpetki domowe Przypiecek' },
		],
	},
	{
		name: 'Komplet: zimowy wieczór w domu',
		wearer: 'Unisex',
		lead: 'Szal z alpaki, domowe skarpetki i trójka pasiaków w pudełku.',
		story: [
			'Dla kogoś, kto w grudniu nie planuje wychodzić. Szal służy za koc, skarpetki za kapcie, a pasiaki czekają na dzień, w którym trzeba będzie jednak założyć buty.',
			'Całość pakujemy w jedno pudełko, jeśli zaznaczysz to w uwagach.',
		],
		details: ['Pakowanie na prezent bez dopłaty', 'Szal szary, skarpetki śmietankowe i musztardowe'],
		parts: [
			{ name: 'Szal z alpaki Opar' },
			{ name: 'Skarpetki domowe Przypiecek' },
			{ name: 'Skarpetki upominkowe Trójka' },
		],
	},
	{
		name: 'Komplet: dresowy Smyk',
		wearer: 'Dziecko',
		lead: 'Bluza i spodnie Smyk w szarym melanżu, każde w swoim rozmiarze.',
		story: [
			'Dzieci rzadko mają ten sam rozmiar u góry i u dołu, dlatego bluzę i spodnie wybiera się osobno. Kolor jest jeden, z tej samej partii dzianiny.',
			'Na urodziny przedszkolaka dorzuć jeszcze czapkę z pomponem.',
		],
		details: ['Rozmiary 98–128, do wyboru osobno', '100% bawełna organiczna'],
		parts: [
			{ name: 'Bluza dziecięca Smyk', colour: 'szary' },
			{ name: 'Spodnie dziecięce dresowe Smyk', colour: 'szary' },
			{ name: 'Czapka dziecięca Żółty Pomponik' },
		],
	},
	{
		name: 'Komplet: niedzielny dres',
		wearer: 'Kobieta',
		lead: 'Bluza Poranek i spodnie Niedziela, farbowane w jednej kąpieli.',
		story: [
			'Kupione razem mają gwarantowany ten sam odcień, bo schodzą z jednej belki. Noszone razem wyglądają jak kombinezon, osobno jak dwie porządne rzeczy.',
			'Zaznacz rozmiar góry i dołu; nie muszą być takie same.',
		],
		details: ['Kolor: śmietankowy', 'Pranie w 40 °C z podobnymi kolorami'],
		parts: [
			{ name: 'Bluza Poranek', colour: 'smietankowy' },
			{ name: 'Spodnie dresowe Niedziela', colour: 'smietankowy' },
		],
	},
	{
		name: 'Komplet: dzień na targu',
		wearer: 'Unisex',
		lead: 'Płócienna torba, lniany shopper i worek, który zmieści się w kieszeni.',
		story: [
			'Trzy torby na trzy rodzaje zakupów: ciężkie, codzienne i nieplanowane. Worek Tobołek schowaj do Targu, nigdy nie wiadomo, kiedy trafią się truskawki.',
			'Odpowiedź na pytanie, co dać sąsiadce, która wszystko już ma.',
		],
		details: ['Len i płótno bawełniane', 'Wszystkie trzy można prać w pralce'],
		parts: [{ name: 'Torba płócienna Targ' }, { name: 'Shopper lniany Piątek' }, { name: 'Worek na ramię Tobołek' }],
	},
	{
		name: 'Komplet: wieczór w teatrze',
		wearer: 'Kobieta',
		lead: 'Aksamitna kopertówka, jedwabista apaszka i szeroki pas na sukienkę.',
		story: [
			'Dodatki, które z prostej czarnej sukienki robią ubranie na premierę. Apaszka i kopertówka mają tę samą zieleń, pas jest o ton cieplejszy.',
			'Do szatni oddaje się płaszcz, reszta zostaje przy Tobie.',
		],
		details: ['Kolory: butelkowa zieleń i bordo', 'Pakujemy w bibułę'],
		parts: [
			{ name: 'Kopertówka aksamitna Antrakt' },
			{ name: 'Apaszka satynowa Kolibra' },
			{ name: 'Pasek wiązany Obi' },
		],
	},
	{
		name: 'Komplet: lniane lato nad jeziorem',
		wearer: 'Mężczyzna',
		lead: 'Koszula Sopot i szorty Mierzeja, w szałwiowym kolorze.',
		story: [
			'Ten sam len i ten sam kolor, więc z daleka wygląda to na zestaw plażowy, a z bliska na letni garnitur. Góra i dół mają osobną rozmiarówkę.',
			'W drodze nad wodę zajmuje w plecaku tyle miejsca, co ręcznik.',
		],
		details: ['100% len', 'Rozmiary S–XXL, do wyboru osobno'],
		parts: [
			{ name: 'Koszula z krótkim rękawem Sopot', colour: 'szalwiowy' },
			{ name: 'Szorty lniane Mierzeja', colour: 'szalwiowy' },
		],
	},
];
