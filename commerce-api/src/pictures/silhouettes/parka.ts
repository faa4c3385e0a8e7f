import { box, CENTRE, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { hood, hoodEdges } from './hood.ts';
import { bodySeams } from './neck.ts';
import { flap, patchPocket } from './pockets.ts';
import { LONG_SLEEVE, sleeves } from './sleeve.ts';
import { measure, neckEdge, torsoFolds, torsoOutline } from './torso.ts';
import { cord, stud } from './trims.ts';

const SIDES = [1, -1] as const;

export function parka(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, {
		neck: 100,
		shoulder: 250,
		armpit: 292,
		armpitY: 550,
		waist: 276,
		waistY: 830,
		hem: 300,
		hemY: 1290,
	});
	const cut = { ...LONG_SLEEVE, length: 790, elbow: 100, end: 80, cuff: { height: 60, half: 66 } };
	const waist = line(
		[CENTRE - torso.waist, torso.waistY],
		[CENTRE, torso.waistY + 12],
		[CENTRE + torso.waist, torso.waistY],
	);
	const gathers = [-200, -130, 130, 200].flatMap((x) => [
		{
			from: [CENTRE + x, torso.waistY + 4],
			to: [CENTRE + x * 1.06, torso.waistY + 110],
			width: 15,
			depth: -11,
		} as const,
		{ from: [CENTRE + x + 16, torso.waistY - 4], to: [CENTRE + x, torso.waistY - 100], width: 15, depth: -10 } as const,
	]);
	const body = piece(torsoOutline(torso, neckEdge(torso, back ? 40 : 108, 'crew')), {
		round: 0.65,
		folds: [...torsoFolds(torso, roll, 0.9), ...gathers],
		seams: [...bodySeams(torso), waist],
		stitches: [
			line(
				[CENTRE - torso.hem + 4, torso.hemY - 34],
				[CENTRE, torso.hemY - 22],
				[CENTRE + torso.hem - 4, torso.hemY - 34],
			),
		],
		lift: 8,
	});
	const focus = { x: 620, y: 480, zoom: 2.6 };
	const raised = hood(brief, torso, 250);
	if (back)
		return {
			layers: [...sleeves(brief, torso, cut), body, ...raised.slice(0, 1).map((layer) => ({ ...layer, lift: 8 }))],
			focus,
		};
	const top = torso.neckY + 60;
	const snaps = Array.from({ length: 6 }, (_, index) =>
		stud(CENTRE + 8, top + 90 + index * ((torso.hemY - top - 190) / 5), 10, palette.metal),
	);
	const pockets = SIDES.flatMap((side) => [
		...patchPocket(CENTRE + side * 176, torso.waistY + 110, 150, 210, { lift: 6 }),
		flap(CENTRE + side * 176, torso.waistY + 100, 160, 64, 0, {
			stitches: [line([CENTRE + side * 176 - 72, torso.waistY + 152], [CENTRE + side * 176 + 72, torso.waistY + 152])],
		}),
		stud(CENTRE + side * 176, torso.waistY + 144, 9, palette.metal),
	]);
	const cords: Layer[] = SIDES.map((side) =>
		cord(
			line(
				[CENTRE + side * 62, torso.waistY + 10],
				[CENTRE + side * 84, torso.waistY + 70],
				[CENTRE + side * 70, torso.waistY + 120],
			),
			7,
			palette.accent,
		),
	);
	const storm = piece(box(CENTRE - 38, top, 84, torso.hemY - top + 12), {
		round: 0.2,
		lift: 6,
		stitches: [
			line([CENTRE - 28, top], [CENTRE - 28, torso.hemY]),
			line([CENTRE + 36, top], [CENTRE + 36, torso.hemY]),
		],
	});
	return {
		layers: [
			...raised,
			...sleeves(brief, torso, cut),
			body,
			...pockets,
			storm,
			...snaps,
			...cords,
			...hoodEdges(torso, 104),
		],
		focus,
	};
}
