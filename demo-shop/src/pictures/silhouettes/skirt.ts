import { across, line, SIDES } from '../curve.ts';
import type { Cut } from '../garment.ts';
import { type Brief, detailsIn, type Fold, has, type Layer, named, type Piece, piece, type Sketch } from '../layer.ts';
import { studRow } from '../parts/placket.ts';
import { patchPocket } from '../parts/pockets.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from '../parts/skirt-panel.ts';
import { strip } from '../parts/strip.ts';
import { beltKnot } from '../parts/tied-belt.ts';
import { tieredSkirt } from '../parts/tiers.ts';
import { buttonRow, stud } from '../parts/trims.ts';
import { beltLoops, elasticFolds, type Waist, waistband, waistInside } from '../parts/waist.ts';
import { wrapPanel } from '../parts/wrap-panel.ts';
import { between } from '../random.ts';

const BASE = { waist: 176, waistY: 240, hip: 262, hem: 340, waves: 2, depth: 24 } as const;
/** From the waist to the hem of a skirt of the usual length. */
const FALL = 960;

const CUTS: Partial<Record<Cut, Partial<SkirtCut>>> = {
	slim: { hip: 226, hem: 212, waves: 0.5, depth: 9 },
	straight: { hip: 236, hem: 246, waves: 1, depth: 11 },
	regular: { hip: 246, hem: 292, waves: 1, depth: 15 },
	flared: { hip: 290, hem: 440, waves: 3, depth: 30 },
	wide: { hip: 290, hem: 440, waves: 3, depth: 30 },
};

function cutOf({ garment }: Brief): SkirtCut {
	const cut = { ...BASE, hemY: BASE.waistY + FALL * garment.length, ...CUTS[garment.cut] };
	const spread = garment.length < 0.85 && garment.cut !== 'slim' ? 0.82 + garment.length * 0.2 : 1;
	return { ...cut, hem: cut.hem * spread };
}

/** Knife pleats pressed from waist to hem. */
function pleats({ waist, waistY, hem, hemY }: SkirtCut): Pick<Piece, 'folds' | 'seams'> {
	const count = 19;
	const places = Array.from({ length: count }, (_, index) => (index / (count - 1)) * 1.9 - 0.95);
	const folds = places.map(
		(share): Fold => ({
			from: [waist * share, waistY - 10],
			to: [hem * share, hemY + 40],
			width: (hem / count) * 0.8,
			depth: 17,
			open: true,
		}),
	);
	const edges = places
		.slice(1)
		.map((share) => line([waist * (share - 0.06), waistY + 6], [hem * (share - 0.066), hemY + 30]));
	return { folds, seams: edges };
}

function closing(brief: Brief, { waistY, hemY }: SkirtCut): Layer[] {
	const { closure } = brief.garment.parts;
	const [top, bottom] = [waistY + 8, hemY + 22];
	const band = strip({ top, bottom, half: 28 });
	const count = Math.round((hemY - waistY - 120) / 112) + 1;
	if (closure === 'snaps') return [band, ...studRow(brief, { top: top + 60, bottom: hemY - 70, count }, 0, 11)];
	if (closure !== 'buttons') return [];
	return named('closure:buttons', [band, ...buttonRow(0, top + 66, hemY - 90, count, 12, brief.palette.button)]);
}

function pockets(brief: Brief, { waistY }: SkirtCut): Layer[] {
	if (!has(brief, 'patch-pockets')) return [];
	return named(
		'patch-pockets',
		SIDES.flatMap((side) => patchPocket(side * 124, waistY + 84, 122, 140)),
	);
}

const isDenim = ({ garment }: Brief) => garment.fabric === 'denim';

function panel(brief: Brief, cut: SkirtCut): Layer {
	const { roll, back, garment } = brief;
	const pleated = has(brief, 'pleats');
	const slit = has(brief, 'slits');
	const cloth = pleated ? pleats(cut) : { folds: skirtFolds(cut, roll), seams: [] };
	const middle = back || slit ? [line([0, cut.waistY], [0, cut.hemY + 24])] : [];
	const sturdy =
		isDenim(brief) || garment.fabric === 'corduroy' || garment.cut === 'slim' || garment.cut === 'straight';
	const { waist, waistY, hip, hem, hemY } = cut;
	const openings = isDenim(brief)
		? SIDES.map((side) =>
				line([side * waist * 0.44, waistY + 8], [side * waist * 0.66, waistY + 84], [side * (hip - 22), waistY + 104]),
			)
		: [];
	return piece(skirtOutline(cut), {
		part: detailsIn(brief, 'pleats', 'slits', 'fine-pattern'),
		round: 0.75,
		folds: slit
			? [...(cloth.folds ?? []), { from: [10, hemY - 300], to: [26, hemY + 40], width: 24, depth: -16, open: true }]
			: cloth.folds,
		seams: [...(cloth.seams ?? []), ...middle, ...openings],
		stitches: [...(sturdy ? [across(hem - 6, hemY - 20, 28)] : []), ...openings],
	});
}

function body(brief: Brief, cut: SkirtCut): Layer[] {
	if (has(brief, 'tiers')) return tieredSkirt(brief, cut, 3);
	return [panel(brief, cut)];
}

/** The band: of the cloth, gathered by elastic, or of satin. */
function band(brief: Brief, waist: Waist): Layer[] {
	const { garment, palette } = brief;
	const soft = garment.parts.closure === undefined && !isDenim(brief);
	const satin = has(brief, 'tiers') ? ({ weave: 'satin', colour: palette.accent } as const) : {};
	const folds = soft && garment.cut !== 'straight' ? elasticFolds(waist) : [];
	const stitches = soft ? [] : [across(waist.waist, waist.waistY - 4, 12)];
	return [waistband(waist, { stitches, folds, ...satin }), ...(isDenim(brief) ? beltLoops(waist) : [])];
}

export function skirt(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const cut = cutOf(brief);
	const waist: Waist = { ...cut, height: between(roll, 'band', 44, 62) };
	const wrap = !back && has(brief, 'wrap-front');
	const layers: Layer[] = [
		waistInside(brief, waist),
		...body(brief, cut),
		...(wrap ? [wrapPanel(brief, cut)] : []),
		...band(brief, waist),
		...(wrap ? named('closure:tied', beltKnot(cut.waistY - 10)) : []),
		...(back ? [] : [...closing(brief, cut), ...pockets(brief, cut)]),
		...(isDenim(brief) && !back ? [stud(6, cut.waistY - waist.height * 0.4, 13, palette.metal)] : []),
	];
	return { layers, focus: { x: 30, y: 380, zoom: 2.6 } };
}
