import { type Knot, line, SIDES, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, onSide, type Piece, piece } from '../layer.ts';
import type { Torso } from './torso.ts';
import { cord } from './trims.ts';

/** Where the straps are sewn on, from the middle and from the top. */
const APEX = { x: 118, y: 150 } as const;

function straps({ palette, back }: Brief, { neckY }: Torso): Layer[] {
	const end = neckY + (back ? 210 : APEX.y + 4);
	const cords = SIDES.map((side) => {
		const top: Knot = [side * 96, neckY - 34];
		const strap = cord([[side * (APEX.x + (back ? 6 : 0)), end], [side * 112, neckY + 60], top], 10, palette.cloth);
		return { ...strap, reach: [[top[0], top[1]] as const] };
	});
	return named('thin-straps', cords);
}

/** Cloth that falls between the straps in soft bows. */
function cowlFolds({ neckY }: Torso): Fold[] {
	return [60, 104, 150].map((drop, index) => ({
		from: [-128 - index * 14, neckY + 170 + index * 26],
		to: [128 + index * 14, neckY + 176 + index * 26],
		width: 17,
		depth: index % 2 ? -13 : 15,
		bend: drop,
	}));
}

/** The edge from the middle of the chest over a strap's end to the armpit. */
function upperEdge(brief: Brief, { neckY, armpit, armpitY }: Torso): Knot[] {
	const { back, garment } = brief;
	if (back)
		return [
			[0, neckY + 320],
			[APEX.x * 0.7, neckY + 280],
			[APEX.x + 8, neckY + 212, 1],
			[armpit - 46, armpitY - 8],
			[armpit - 4, armpitY + 22, 1],
		];
	const low = garment.parts.neck === 'v' ? 250 : 196;
	return [
		[0, neckY + low, garment.parts.neck === 'v' ? 1 : 0],
		[APEX.x * 0.5, neckY + low - (garment.parts.neck === 'v' ? 54 : 14)],
		[APEX.x, neckY + APEX.y, 1],
		[armpit - 62, neckY + APEX.y + 56],
		[armpit - 4, armpitY + 18, 1],
	];
}

/** A body hanging from two thin straps; `look` brings the folds of what is below. */
export function slipBodice(brief: Brief, torso: Torso, look: Partial<Piece>): Layer[] {
	const { waist, waistY, hem, hemY, armpit, armpitY } = torso;
	const { neck = 'v' } = brief.garment.parts;
	const edge = upperEdge(brief, torso);
	const outline = symmetric(...edge, [waist, waistY], [hem, hemY, 1], [hem * 0.5, hemY + 12], [0, hemY + 14]);
	const bust: Fold = { from: [armpit - 10, armpitY + 30], to: [60, armpitY + 70], width: 30, depth: 10, bend: 10 };
	const cowl = neck === 'cowl' && !brief.back ? cowlFolds(torso) : [];
	const stitched = line(...edge.map(([x, y, corner]): Knot => [x, y + 14, corner]));
	const body = piece(outline, {
		round: 0.7,
		...look,
		part: `neck:${neck}`,
		folds: [...(look.folds ?? []), ...cowl, ...SIDES.map((side) => onSide(bust, side))],
		stitches: [...(look.stitches ?? []), stitched],
		lift: 4,
	});
	return [...straps(brief, torso), body];
}
