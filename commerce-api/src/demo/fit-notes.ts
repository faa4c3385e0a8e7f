import type { Cut } from '../pictures/garment.ts';

const TIGHT = [
	'Przylega do ciała; między rozmiarami wybierz większy',
	'Krój dopasowany, rozmiarówka standardowa',
	'Jeśli lubisz więcej luzu, weź rozmiar większy',
];
const EASY = [
	'Krój z zapasem: możesz śmiało wziąć rozmiar mniejszy',
	'Rozmiar dobierz do bioder, reszta jest luźna',
	'Celowo obszerne; weź swój zwykły rozmiar',
	'Luźny krój, przy wahaniu wybierz mniejszy rozmiar',
];
const TRUE = [
	'Rozmiarówka standardowa',
	'Weź ten rozmiar, który nosisz na co dzień',
	'Wymiary każdego rozmiaru znajdziesz w tabeli',
	'Krój na typową figurę; przy szerszych ramionach weź rozmiar większy',
];
export const CHILD_FIT = [
	'Rozmiar to wzrost dziecka w centymetrach',
	'Krój z zapasem na jeden sezon wzrostu',
	'Między rozmiarami wybierz większy, dziecko dorośnie przed praniem',
];
/** How a size turns out, by cut. */
export const FIT_NOTES: Record<Cut, string[]> = {
	slim: TIGHT,
	regular: TRUE,
	straight: TRUE,
	cropped: TRUE,
	flared: TRUE,
	wrap: ['Wiązanie reguluje obwód o rozmiar w obie strony', 'Przy pełnym biuście weź rozmiar większy'],
	loose: EASY,
	oversized: EASY,
	wide: ['Rozmiar dobierz do talii', 'Biodra są luźne, liczy się obwód w pasie', 'Rozmiarówka standardowa'],
};
