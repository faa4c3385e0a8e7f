import { SIDES } from '../curve.ts';
import { type Brief, has, type Layer, named, type Sketch } from '../layer.ts';
import type { Legs } from '../parts/leg-folds.ts';
import { hemLine, legPieces, measureLegs } from '../parts/legs.ts';
import { flap, patchPocket } from '../parts/pockets.ts';
import { button, stud, thread } from '../parts/trims.ts';
import { beltLoops, drawstring, elasticFolds, type Waist, waistband, waistInside } from '../parts/waist.ts';
import { fly, slantPockets } from './trousers.ts';

function cutOf(brief: Brief): Legs {
	const legs = measureLegs(brief, { hem: 112, stance: 128, hipY: 400 });
	const hemY = legs.crotchY + 225 * brief.garment.length;
	return { ...legs, hem: Math.max(100, Math.min(legs.hem, 134)), stance: Math.min(legs.stance, 144), hemY };
}

function pockets(brief: Brief, legs: Legs): Layer[] {
	const { back, palette } = brief;
	if (back) return SIDES.flatMap((side) => patchPocket(side * 108, legs.waistY + 100, 120, 130));
	const slanted = slantPockets(legs, palette.seam);
	if (!has(brief, 'thigh-pocket')) return slanted;
	const [x, y] = [legs.stance + 32, Math.min(legs.crotchY - 20, legs.hemY - 240)];
	const thigh = [...patchPocket(x, y, 124, 150), flap(x, y - 4, 130, 50), stud(x, y + 30, 9, palette.metal)];
	return [...slanted, ...named('thigh-pocket', thigh)];
}

function closing(brief: Brief, legs: Legs, waist: Waist): Layer[] {
	const { closure } = brief.garment.parts;
	if (closure === 'drawstring') return named('closure:drawstring', drawstring(brief, waist, 120));
	if (closure === undefined) return [];
	return [...named('closure:buttons', [button(10, legs.waistY - 18, 12, brief.palette.button)]), ...fly(brief, legs)];
}

export function shorts(brief: Brief): Sketch {
	const { back, palette, garment } = brief;
	const legs = cutOf(brief);
	const waist: Waist = { ...legs, height: 50 };
	const soft = garment.parts.closure !== 'buttons';
	const layers: Layer[] = [
		waistInside(brief, waist),
		...legPieces(brief, legs, 1.1, (side) => ({ stitches: [hemLine(legs, side, 32)] })),
		thread(
			[
				[0, legs.waistY + 10],
				[0, legs.crotchY],
			],
			palette.seam,
			3,
			0.8,
		),
		...pockets(brief, legs),
		waistband(waist, { folds: soft ? elasticFolds(waist) : [] }),
		...(soft ? [] : beltLoops(waist)),
		...(back ? [] : closing(brief, legs, waist)),
	];
	return { layers, focus: { x: 50, y: 330, zoom: 3 } };
}
