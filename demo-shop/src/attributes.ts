import type { SourceAttribute } from '@pasaz/commerce-api/catalog-source';
import { CARE } from './care.ts';
import { CLOTHS, SEASONS } from './cloths.ts';
import { COLOURS } from './colours.ts';
import { WEARERS } from './design.ts';
import { CUTS, type Cut, PATTERNS, type Pattern } from './pictures/garment.ts';
import { SIZE_ORDER } from './sizes.ts';

export const CUT_LABELS: Record<Cut, string> = {
	slim: 'Dopasowany',
	regular: 'Klasyczny',
	straight: 'Prosty',
	loose: 'Luźny',
	oversized: 'Oversize',
	cropped: 'Krótki',
	flared: 'Rozkloszowany',
	wide: 'Szeroki',
	wrap: 'Kopertowy',
};

export const PATTERN_LABELS: Record<Pattern, string> = {
	plain: 'Gładki',
	stripes: 'Paski',
	'wide-stripes': 'Szerokie paski',
	check: 'Krata',
	houndstooth: 'Pepitka',
	dots: 'Kropki',
	meadow: 'Kwiaty',
	leaves: 'Liście',
	melange: 'Melanż',
	'colour-block': 'Bloki koloru',
};

function select(code: string, label: string, options: SourceAttribute['options'], filterable = true): SourceAttribute {
	return { code, label, input: 'select', filterable, comparable: true, visibleOnFront: true, options };
}

function text(code: string, label: string): SourceAttribute {
	return { code, label, input: 'text', filterable: false, comparable: true, visibleOnFront: true, options: [] };
}

/** Each label once, in the order of its first use. */
function labels(values: string[]): SourceAttribute['options'] {
	return [...new Set(values)].map((label) => ({ label }));
}

export function attributes(): SourceAttribute[] {
	const colours = Object.values(COLOURS).map(({ label, hex }) => ({ label, swatch: hex }));
	return [
		select('color', 'Kolor', colours),
		select('size', 'Rozmiar', labels(SIZE_ORDER)),
		select('material', 'Materiał', labels(Object.values(CLOTHS).flatMap(({ material }) => material))),
		select('fason', 'Fason', labels(CUTS.map((cut) => CUT_LABELS[cut]))),
		select('wzor', 'Wzór', labels(PATTERNS.map((pattern) => PATTERN_LABELS[pattern]))),
		select('sezon', 'Sezon', labels(Object.values(SEASONS))),
		select('dla_kogo', 'Dla kogo', labels(Object.values(WEARERS))),
		select('pielegnacja', 'Pielęgnacja', labels(Object.values(CARE).map(({ label }) => label)), false),
		text('sklad', 'Skład'),
		text('dlugosc', 'Długość'),
		text('pochodzenie', 'Pochodzenie'),
	];
}
