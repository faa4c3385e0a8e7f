import type { Draft } from './draft.ts';
import type { Cut } from './pictures/garment.ts';

const TIGHT = [
	'Przylega do ciała; między rozmiarami wybierz większy',
	'Krój dopasowany, rozmiarówka standardowa',
	'Jeśli lubisz więcej luzu, weź rozmiar większy',
];
const LOOSE = [
	'Krój z zapasem: możesz śmiało wziąć rozmiar mniejszy',
	'Celowo obszerne; weź swój zwykły rozmiar',
	'Luźny krój, przy wahaniu wybierz mniejszy rozmiar',
];
const STANDARD = [
	'Rozmiarówka standardowa',
	'Weź ten rozmiar, który nosisz na co dzień',
	'Wymiary każdego rozmiaru znajdziesz w tabeli',
];
const BROAD = 'Krój na typową figurę; przy szerszych ramionach weź rozmiar większy';
const WRAPPED = 'Wiązanie reguluje obwód o rozmiar w obie strony';
const BY_WAIST = ['Rozmiar dobierz do talii', 'Biodra są luźne, liczy się obwód w pasie', 'Rozmiarówka standardowa'];
const CHILD = [
	'Rozmiar to wzrost dziecka w centymetrach',
	'Krój z zapasem na jeden sezon wzrostu',
	'Między rozmiarami wybierz większy, dziecko dorośnie przed praniem',
];

const UPPER: Record<Cut, string[]> = {
	slim: TIGHT,
	regular: [...STANDARD, BROAD],
	straight: [...STANDARD, BROAD],
	cropped: STANDARD,
	flared: STANDARD,
	wrap: [WRAPPED, 'Przy pełnym biuście weź rozmiar większy'],
	loose: LOOSE,
	oversized: LOOSE,
	wide: LOOSE,
};
const LOWER: Record<Cut, string[]> = {
	...UPPER,
	regular: STANDARD,
	straight: [...STANDARD, 'Rozmiar dobierz do bioder'],
	wrap: [WRAPPED],
	flared: BY_WAIST,
	wide: BY_WAIST,
};
const BELOW_THE_WAIST = ['trousers', 'jeans', 'shorts', 'leggings', 'skirt'];

/** How a size turns out: by cut, for grown-ups above or below the waist. */
export function fitNotes({ design, family }: Draft): string[] {
	if (family.wearer === 'anyone') return [];
	if (family.wearer === 'child') return CHILD;
	const notes = BELOW_THE_WAIST.includes(design.shape ?? family.shape) ? LOWER : UPPER;
	return notes[design.cut ?? 'regular'];
}
