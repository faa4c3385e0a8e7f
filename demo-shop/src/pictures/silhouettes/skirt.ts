import { across, closed, type Knot, line, SIDES } from '../curve.ts';
import type { Cut } from '../garment.ts';
import { type Brief, type Fold, type Layer, type Piece, piece, type Sketch } from '../layer.ts';
import { patchPocket } from '../parts/pockets.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from '../parts/skirt-panel.ts';
import { strip } from '../parts/strip.ts';
import { beltKnot } from '../parts/tied-belt.ts';
import { buttonRow, stud } from '../parts/trims.ts';
import { type Waist, waistband, waistInside } from '../parts/waist.ts';
import { between, pick } from '../random.ts';

const BASE = { waist: 176, waistY: 240, hip: 262, hem: 340, waves: 2, depth: 24 } as const;
const CUT_CHANGES: Partial<Record<Cut, Partial<SkirtCut>>> = {
	slim: { hip: 226, hem: 206, waves: 0.5, depth: 9, hemY: 980 },
	straight: { hip: 240, hem: 258, waves: 1, depth: 13 },
	regular: { hip: 246, hem: 276, waves: 1, depth: 15 },
	cropped: { hem: 320, hemY: 760, waves: 1.5 },
	flared: { hip: 290, hem: 440, waves: 3, depth: 30 },
	wide: { hip: 290, hem: 440, waves: 3, depth: 30 },
};

function cutOf({ garment, roll }: Brief): SkirtCut {
	return { ...BASE, hemY: pick(roll, 'length', [1010, 1120, 1200]), ...CUT_CHANGES[garment.cut] };
}

/** Knife pleats pressed from waist to hem. */
function pleats({ waist, waistY, hem, hemY }: SkirtCut): Pick<Piece, 'folds' | 'seams'> {
	const count = 15;
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

function wrapFront({ roll }: Brief, cut: SkirtCut): Layer {
	const { waist, waistY, hip, hem, hemY } = cut;
	const fall = hemY - waistY;
	const outline: Knot[] = [
		[-waist, waistY, 1],
		[0, waistY + 6],
		[waist * 0.7, waistY + 3, 1],
		[hip * 0.56, waistY + fall * 0.5],
		[hem * 0.16, hemY - 6],
		[-hem * 0.3, hemY + 34],
		[-hem, hemY + 2, 1],
		[-hip - (hem - hip) * 0.62, waistY + fall * 0.7],
		[-hip, waistY + fall * 0.28],
	];
	const drawn = [0.2, 0.42, 0.66].map(
		(share, index): Fold => ({
			from: [waist * 0.66, waistY + 20 + index * 12],
			to: [-hem * share, hemY - 60 - index * 130],
			width: 42,
			depth: index % 2 ? -16 : 18,
			bend: 36,
			open: true,
		}),
	);
	const folds = [...drawn, ...skirtFolds({ ...cut, depth: cut.depth * 0.5 }, roll)];
	return piece(closed(...outline), { round: 0.6, lift: 9, folds });
}

function buttonFront({ palette }: Brief, { waistY, hemY }: SkirtCut, band: number): Layer[] {
	return [
		...SIDES.flatMap((side) => patchPocket(side * 158, waistY + 90, 128, 150)),
		strip({ top: waistY + 8, bottom: hemY + 22, half: 28 }),
		...buttonRow(0, waistY + 80, hemY - 90, 6, 12, palette.button),
		stud(0, waistY - band * 0.35, 13, palette.metal),
	];
}

function isSturdy({ garment }: Brief): boolean {
	return garment.fabric === 'denim' || garment.fabric === 'corduroy';
}

function panel(brief: Brief, cut: SkirtCut): Layer {
	const { roll, back, garment } = brief;
	const plain = isSturdy(brief) || garment.cut === 'wrap' || garment.cut === 'slim';
	const cloth = !plain && roll('pleats') > 0.62 ? pleats(cut) : { folds: skirtFolds(cut, roll), seams: [] };
	const centre = back ? [line([0, cut.waistY], [0, cut.hemY + 24])] : [];
	const hem = isSturdy(brief) || garment.cut === 'slim' ? [across(cut.hem - 6, cut.hemY - 20, 28)] : [];
	return piece(skirtOutline(cut), {
		round: 0.75,
		folds: cloth.folds,
		seams: [...(cloth.seams ?? []), ...centre],
		stitches: hem,
	});
}

export function skirt(brief: Brief): Sketch {
	const { roll, back, garment } = brief;
	const cut = cutOf(brief);
	const waist: Waist = { ...cut, height: between(roll, 'band', 44, 62) };
	const wrap = !back && garment.cut === 'wrap';
	const layers: Layer[] = [
		waistInside(brief, waist),
		panel(brief, cut),
		...(wrap ? [wrapFront(brief, cut)] : []),
		waistband(waist, { stitches: [across(cut.waist, cut.waistY - 4, 12)] }),
		...(wrap ? beltKnot(cut.waistY - 10) : []),
		...(!back && isSturdy(brief) ? buttonFront(brief, cut, waist.height) : []),
	];
	return { layers, focus: { x: 30, y: 380, zoom: 2.6 } };
}
