import { CENTRE, closed, ellipse, type Knot, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';

export function beanie(brief: Brief): Sketch {
	const { roll, palette, garment } = brief;
	const tall = between(roll, 'tall', 300, 360) + (garment.cut === 'oversized' || garment.cut === 'loose' ? 60 : 0);
	const cuff = between(roll, 'cuff', 150, 190);
	const bottom = 980;
	const brim = bottom - cuff;
	const dome: Knot[] = [
		[CENTRE, brim - tall],
		[CENTRE + 150, brim - tall + 44],
		[CENTRE + 262, brim - tall * 0.5],
		[CENTRE + 296, brim + 30, 1],
		[CENTRE, brim + 60],
	];
	const gathers: Fold[] = [-0.8, -0.5, -0.2, 0.12, 0.42, 0.74].map((share, index) => ({
		from: [CENTRE + share * 300, brim + 40],
		to: [CENTRE + share * 40, brim - tall + 14],
		width: 30,
		depth: index % 2 ? -11 : 12,
		bend: share * 62,
	}));
	const rim = symmetric(
		[CENTRE, brim + 12],
		[CENTRE + 160, brim + 6],
		[CENTRE + 300, brim - 14, 1],
		[CENTRE + 312, brim + cuff * 0.5],
		[CENTRE + 302, bottom - 20, 1],
		[CENTRE + 160, bottom],
		[CENTRE, bottom + 6],
	);
	const weave: Piece['weave'] =
		garment.fabric === 'cable-knit' ? 'cable-knit' : roll('ribbed') > 0.4 ? 'rib' : garment.fabric;
	const pompom: Layer[] =
		roll('pompom') > 0.6
			? [piece(ellipse(CENTRE, brim - tall - 44, 84), { colour: palette.accent, weave: 'fleece', round: 1, lift: 10 })]
			: [];
	const label = piece(
		closed(
			[CENTRE + 130, bottom - cuff * 0.66, 1],
			[CENTRE + 204, bottom - cuff * 0.7, 1],
			[CENTRE + 206, bottom - cuff * 0.4, 1],
			[CENTRE + 132, bottom - cuff * 0.36, 1],
		),
		{ colour: palette.accent, weave: 'leather', plain: true, round: 0.1, lift: 2 },
	);
	return {
		layers: [
			piece(symmetric(...dome), { round: 0.95, folds: gathers, weave }),
			piece(rim, { weave: 'rib', plain: true, round: 0.95, lift: 10 }),
			...(brief.back ? [] : [label]),
			...pompom,
		],
		focus: { x: 640, y: 760, zoom: 2.7 },
	};
}
