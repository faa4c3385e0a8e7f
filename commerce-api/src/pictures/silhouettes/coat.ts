import { CENTRE, closed, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { pick } from '../random.ts';
import { TAILORED_SLEEVE, tailoredBack } from './blazer.ts';
import { welt } from './pockets.ts';
import { sleeves } from './sleeve.ts';
import { type FrontCut, front, frontFolds, lapel, lining } from './tailoring.ts';
import { measure, type Torso } from './torso.ts';
import { button } from './trims.ts';

function coatTorso(brief: Brief): Torso {
	const torso = measure(brief, {
		neck: 90,
		shoulder: 250,
		shoulderY: 310,
		armpit: 274,
		armpitY: 548,
		waist: 262,
		waistY: 800,
		hem: 318,
		hemY: 1450,
	});
	return brief.garment.cut === 'cropped' ? torso : { ...torso, hemY: Math.max(torso.hemY, 1380) };
}

/** A tied cloth belt at the waist. */
export function tiedBelt(
	half: number,
	y: number,
	look: { accent?: boolean } = {},
	colour?: Brief['palette']['accent'],
): Layer[] {
	const tint = look.accent ? colour : undefined;
	const strap = piece(
		closed(
			[CENTRE - half - 4, y - 26, 1],
			[CENTRE, y - 18],
			[CENTRE + half + 4, y - 26, 1],
			[CENTRE + half + 6, y + 26, 1],
			[CENTRE, y + 34],
			[CENTRE - half - 6, y + 26, 1],
		),
		{
			round: 0.5,
			lift: 7,
			colour: tint,
			folds: [
				{ from: [CENTRE - 200, y], to: [CENTRE - 20, y + 8], width: 12, depth: -7 },
				{ from: [CENTRE + 20, y + 8], to: [CENTRE + 190, y], width: 12, depth: -7 },
			],
		},
	);
	const tail = (dx: number, length: number) =>
		piece(
			closed(
				[CENTRE + dx * 0.2 - 18, y + 8, 1],
				[CENTRE + dx * 0.2 + 20, y + 8, 1],
				[CENTRE + dx + 34, y + length, 1],
				[CENTRE + dx - 20, y + length + 8, 1],
			),
			{
				round: 0.5,
				lift: 8,
				colour: tint,
				folds: [
					{ from: [CENTRE + dx * 0.2, y + 10], to: [CENTRE + dx + 8, y + length + 6], width: 13, depth: 9, open: true },
				],
			},
		);
	const knot = piece(
		closed([CENTRE - 34, y - 24], [CENTRE + 30, y - 28], [CENTRE + 38, y + 22], [CENTRE - 26, y + 36]),
		{ round: 0.8, lift: 6, colour: tint },
	);
	return [strap, tail(52, 250), tail(-40, 210), knot];
}

export function coat(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const torso = coatTorso(brief);
	const sleeve = { ...TAILORED_SLEEVE, length: 830, elbow: 96, end: 76 };
	const focus = { x: 640, y: 560, zoom: 2.6 };
	const wrap = garment.cut === 'wrap';
	const belt = wrap ? tiedBelt(torso.waist, torso.waistY - 10) : [];
	if (back) return { layers: [...tailoredBack(brief, torso, sleeve, 380), ...belt.slice(0, 1)], focus };
	const double = !wrap && roll('double') > 0.45;
	const cut: FrontCut = {
		breakY: wrap ? 760 : double ? 640 : pick(roll, 'break', [600, 660]),
		overlap: wrap ? 90 : double ? 82 : 20,
		cutaway: 0,
	};
	const half = (side: 1 | -1): Layer[] => [
		front(torso, cut, side, {
			folds: frontFolds(torso, cut.breakY, side, 1.2),
			stitches: [
				line(
					[CENTRE + side * (torso.shoulder - 30), torso.shoulderY + 8],
					[CENTRE + side * (torso.shoulder - 46), torso.armpitY - 60],
				),
			],
		}),
		welt([CENTRE + side * 148, torso.waistY + 90], [CENTRE + side * 196, torso.waistY + 262], side * -28),
		...lapel(
			torso,
			cut,
			{ width: double || wrap ? 176 : 158, notchY: torso.neckY + 170, peak: double && roll('peak') > 0.5 },
			side,
		),
	];
	const rows = double ? [0, 150, 300] : [0, 165, 330];
	const columns = double ? [CENTRE - 64, CENTRE + 70] : [CENTRE];
	const buttons = wrap
		? []
		: rows.flatMap((dy) => columns.map((x) => button(x, cut.breakY + 34 + dy, 17, palette.button)));
	return {
		layers: [
			...lining(brief, torso, cut.breakY),
			...sleeves(brief, torso, sleeve),
			...half(1),
			...half(-1),
			...buttons,
			...belt,
		],
		focus,
	};
}
