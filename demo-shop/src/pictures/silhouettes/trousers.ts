import { line, SIDES, type Side, sideOf } from '../curve.ts';
import { type Brief, type Fold, has, type Layer, named, type Sketch } from '../layer.ts';
import { legCuffs } from '../parts/leg-cuffs.ts';
import type { Legs } from '../parts/leg-folds.ts';
import { hemLine, legPieces, measureLegs } from '../parts/legs.ts';
import { patchPocket, welt } from '../parts/pockets.ts';
import { button, thread } from '../parts/trims.ts';
import { beltLoops, drawstring, elasticFolds, type Waist, waistband, waistInside } from '../parts/waist.ts';

const BAND = 50;

/** Pressed line down the middle of a leg. */
function crease({ waist, waistY, stance, hemY }: Legs, side: Side): Fold {
	return {
		from: [side * waist * 0.5, waistY + 30],
		to: [side * (stance + 6), hemY + 40],
		width: 9,
		depth: 9,
		open: true,
	};
}

function pleat({ waistY, crotchY }: Legs, side: Side, index: number): Fold {
	const x = 78 + index * 34;
	return { from: [side * x, waistY + 6], to: [side * (x + 26), crotchY], width: 16, depth: 13 };
}

/** Stitched fly with the seam below it. */
export function fly({ palette }: Brief, { waistY, crotchY }: Legs): Layer[] {
	return [
		thread(
			[
				[44, waistY + 16],
				[42, crotchY - 170],
				[2, crotchY - 90],
			],
			palette.seam,
			3,
			0.7,
		),
		middleSeam({ waistY, crotchY }, palette),
	];
}

function middleSeam({ waistY, crotchY }: Pick<Legs, 'waistY' | 'crotchY'>, palette: Brief['palette']): Layer {
	return thread(
		[
			[0, waistY + 10],
			[0, crotchY],
		],
		palette.seam,
		3,
		0.8,
	);
}

/** Slanted pocket openings at the hips. */
export function slantPockets({ waist, waistY, hip }: Legs, colour: Brief['palette']['seam']): Layer[] {
	return SIDES.map((side) =>
		thread(
			sideOf(side, [
				[waist * 0.64, waistY + 10],
				[hip - 13, waistY + 156],
			]),
			colour,
			3.6,
			0.85,
		),
	);
}

/** Trousers without a fly: pulled on by an elastic waist. */
function isSoft({ garment }: Brief): boolean {
	return garment.parts.closure === undefined || garment.parts.closure === 'drawstring';
}

function cutOf(brief: Brief): Legs {
	const legs = measureLegs(brief, { hipY: 390 });
	if (!has(brief, 'rib-cuffs')) return legs;
	const low = brief.garment.cut === 'loose' ? 70 : 0;
	return { ...legs, hem: 66, stance: Math.max(118, legs.knee + 12), crotchY: legs.crotchY + low, hemY: legs.hemY - 60 };
}

function body(brief: Brief, legs: Legs): Layer[] {
	const { fabric, cut } = brief.garment;
	const soft = isSoft(brief);
	const pressed = !soft && fabric !== 'corduroy' && cut !== 'loose';
	const pleats = has(brief, 'pleats') ? [0, 1] : [];
	return legPieces(brief, legs, 0.85, (side) => ({
		part: has(brief, 'pleats') ? 'pleats' : undefined,
		folds: [...(pressed ? [crease(legs, side)] : []), ...pleats.map((index) => pleat(legs, side, index))],
		seams: pleats.map((index) =>
			line([side * (70 + index * 34), legs.waistY + 8], [side * (80 + index * 34), legs.waistY + 130]),
		),
		stitches: (soft || fabric === 'cotton') && !has(brief, 'rib-cuffs') ? [hemLine(legs, side, 30)] : [],
	}));
}

function pocketsOf(brief: Brief, legs: Legs): Layer[] {
	const { back, palette } = brief;
	if (back) return SIDES.map((side) => welt([side * 60, legs.waistY + 110], [side * 160, legs.waistY + 104], 14));
	if (has(brief, 'patch-pockets'))
		return named(
			'patch-pockets',
			SIDES.flatMap((side) => patchPocket(side * 134, legs.waistY + 70, 134, 170)),
		);
	return slantPockets(legs, palette.seam);
}

function closing(brief: Brief, legs: Legs, waist: Waist): Layer[] {
	const { back, palette, garment } = brief;
	if (back) return [middleSeam(legs, palette)];
	const { closure } = garment.parts;
	if (closure === 'drawstring')
		return [middleSeam(legs, palette), ...named('closure:drawstring', drawstring(brief, waist, 130))];
	if (closure === undefined) return [middleSeam(legs, palette)];
	return [...named('closure:buttons', [button(12, legs.waistY - 18, 11, palette.button)]), ...fly(brief, legs)];
}

export function trousers(brief: Brief): Sketch {
	const legs = cutOf(brief);
	const waist: Waist = { ...legs, height: BAND };
	const soft = isSoft(brief);
	const layers: Layer[] = [
		waistInside(brief, waist),
		...(has(brief, 'rib-cuffs') ? legCuffs(legs) : []),
		...body(brief, legs),
		...pocketsOf(brief, legs),
		waistband(waist, { folds: soft ? elasticFolds(waist) : [] }),
		...(soft ? [] : beltLoops(waist)),
		...closing(brief, legs, waist),
	];
	return { layers, focus: { x: 50, y: 330, zoom: 3 } };
}
