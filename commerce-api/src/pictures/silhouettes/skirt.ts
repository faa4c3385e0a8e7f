import { CENTRE, closed, type Knot, line, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { tiedBelt } from './coat.ts';
import { patchPocket } from './pockets.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from './skirt-piece.ts';
import { buttonRow, stud } from './trims.ts';

const WAIST_Y = 240;

function cutOf({ garment, roll }: Brief): SkirtCut {
	const long = pick(roll, 'length', [1010, 1120, 1200]);
	const base: SkirtCut = { waist: 176, waistY: WAIST_Y, hip: 262, hem: 340, hemY: long, waves: 2, depth: 24 };
	switch (garment.cut) {
		case 'slim':
			return { ...base, hip: 226, hem: 206, waves: 0.5, depth: 9, hemY: 980 };
		case 'straight':
		case 'regular':
			return { ...base, hip: 246, hem: 276, waves: 1, depth: 15 };
		case 'cropped':
			return { ...base, hem: 320, hemY: 760, waves: 1.5 };
		case 'flared':
		case 'wide':
			return { ...base, hip: 290, hem: 440, waves: 3, depth: 30 };
		default:
			return base;
	}
}

function waistband(cut: SkirtCut, height: number): Layer {
	const { waist, waistY } = cut;
	return piece(
		symmetric(
			[CENTRE, waistY - height + 10],
			[CENTRE + waist - 4, waistY - height, 1],
			[CENTRE + waist + 2, waistY + 6, 1],
			[CENTRE, waistY + 18],
		),
		{
			round: 0.6,
			lift: 4,
			stitches: [line([CENTRE - waist, waistY - 4], [CENTRE, waistY + 8], [CENTRE + waist, waistY - 4])],
		},
	);
}

function waistInside({ palette }: Brief, cut: SkirtCut, height: number): Layer {
	const top = cut.waistY - height;
	return piece(symmetric([CENTRE, top - 14], [CENTRE + cut.waist - 4, top, 1], [CENTRE, top + 22]), {
		colour: palette.inside,
		round: 0.4,
	});
}

function pleats(cut: SkirtCut): { folds: Fold[]; seams: string[] } {
	const count = 15;
	const places = Array.from({ length: count }, (_, index) => (index / (count - 1)) * 1.9 - 0.95);
	const folds: Fold[] = places.map((share) => ({
		from: [CENTRE + cut.waist * share, cut.waistY - 10],
		to: [CENTRE + cut.hem * share, cut.hemY + 40],
		width: (cut.hem / count) * 0.8,
		depth: 17,
		open: true,
	}));
	const seams = places
		.slice(1)
		.map((share) =>
			line([CENTRE + cut.waist * (share - 0.06), cut.waistY + 6], [CENTRE + cut.hem * (share - 0.066), cut.hemY + 30]),
		);
	return { folds, seams };
}

function wrapFront(brief: Brief, cut: SkirtCut): Layer[] {
	const { waist, waistY, hip, hem, hemY } = cut;
	const knots: Knot[] = [
		[CENTRE - waist, waistY, 1],
		[CENTRE, waistY + 6],
		[CENTRE + waist * 0.7, waistY + 3, 1],
		[CENTRE + hip * 0.56, waistY + (hemY - waistY) * 0.5],
		[CENTRE + hem * 0.16, hemY - 6],
		[CENTRE - hem * 0.3, hemY + 34],
		[CENTRE - hem, hemY + 2, 1],
		[CENTRE - hip - (hem - hip) * 0.62, waistY + (hemY - waistY) * 0.7],
		[CENTRE - hip, waistY + (hemY - waistY) * 0.28],
	];
	const folds: Fold[] = [0.2, 0.42, 0.66].map((share, index) => ({
		from: [CENTRE + waist * 0.66, waistY + 20 + index * 12],
		to: [CENTRE - hem * share, hemY - 60 - index * 130],
		width: 42,
		depth: index % 2 ? -17 : 19,
		bend: 36,
		open: true,
	}));
	return [
		piece(closed(...knots), {
			round: 0.6,
			lift: 9,
			folds: [...folds, ...skirtFolds({ ...cut, depth: cut.depth * 0.5 }, brief.roll)],
		}),
	];
}

export function skirt(brief: Brief): Sketch {
	const { roll, back, garment, palette } = brief;
	const cut = cutOf(brief);
	const height = between(roll, 'band', 44, 62);
	const denim = garment.fabric === 'denim' || garment.fabric === 'corduroy';
	const wrap = garment.cut === 'wrap';
	const pleated = !denim && !wrap && garment.cut !== 'slim' && roll('pleats') > 0.62;
	const folded = pleated ? pleats(cut) : { folds: skirtFolds(cut, roll), seams: [] };
	const hem = line(
		[CENTRE - cut.hem + 6, cut.hemY - 20],
		[CENTRE, cut.hemY + 8],
		[CENTRE + cut.hem - 6, cut.hemY - 20],
	);
	const body = piece(skirtOutline(cut), {
		round: 0.75,
		folds: folded.folds,
		seams: [...folded.seams, ...(back ? [line([CENTRE, cut.waistY], [CENTRE, cut.hemY + 24])] : [])],
		stitches: denim || garment.cut === 'slim' ? [hem] : [],
	});
	const focus = { x: 620, y: 400, zoom: 2.6 };
	const layers: Layer[] = [waistInside(brief, cut, height), body];
	if (!back && wrap)
		layers.push(...wrapFront(brief, cut), waistband(cut, height), ...tiedBelt(0, cut.waistY - 10).slice(1));
	else layers.push(waistband(cut, height));
	if (!back && denim)
		layers.push(...buttonFront(brief, cut), stud(CENTRE, cut.waistY - height * 0.35, 13, palette.metal));
	return { layers, focus };
}

function buttonFront({ palette }: Brief, cut: SkirtCut): Layer[] {
	const pockets = [1, -1].flatMap((side) => patchPocket(CENTRE + side * 158, cut.waistY + 90, 128, 150));
	const strip = piece(
		closed(
			[CENTRE - 28, cut.waistY + 8, 1],
			[CENTRE + 28, cut.waistY + 8, 1],
			[CENTRE + 28, cut.hemY + 22, 1],
			[CENTRE - 28, cut.hemY + 22, 1],
		),
		{
			round: 0.15,
			lift: 4,
			stitches: [
				line([CENTRE - 20, cut.waistY + 10], [CENTRE - 20, cut.hemY + 20]),
				line([CENTRE + 20, cut.waistY + 10], [CENTRE + 20, cut.hemY + 20]),
			],
		},
	);
	return [...pockets, strip, ...buttonRow(CENTRE, cut.waistY + 80, cut.hemY - 90, 6, 12, palette.button)];
}
