import { box, CENTRE, closed, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { pick } from '../random.ts';
import { collarBehind, collarLeaves, standBehind, standCollar } from './collars.ts';
import { BACK_DROP, bodySeams, hemStitch, neckInside } from './neck.ts';
import { patchPocket } from './pockets.ts';
import { LONG_SLEEVE, sleeves } from './sleeve.ts';
import { shortSleeve } from './tees.ts';
import { bodySide, measure, neckEdge, type Torso, torsoFolds } from './torso.ts';
import { button, buttonRow, thinLine } from './trims.ts';

function tailedBody(torso: Torso, drop: number, tail: number) {
	const side = bodySide({ ...torso, hemY: torso.hemY - tail }, { cutIn: 24 });
	return symmetric(
		...neckEdge(torso, drop, 'crew'),
		...side.slice(0, -1),
		[CENTRE + torso.hem, torso.hemY - tail, 1],
		[CENTRE + torso.hem * 0.78, torso.hemY - tail * 0.35],
		[CENTRE + torso.hem * 0.4, torso.hemY],
		[CENTRE, torso.hemY + 4],
	);
}

function placket(brief: Brief, top: number, bottom: number, count: number): Layer[] {
	const { palette } = brief;
	return [
		piece(box(CENTRE - 25, top, 50, bottom - top), {
			round: 0.15,
			lift: 3,
			stitches: [line([CENTRE - 18, top], [CENTRE - 18, bottom]), line([CENTRE + 18, top], [CENTRE + 18, bottom])],
		}),
		...buttonRow(CENTRE, top + 46, bottom - 110, count, 10.5, palette.button),
	];
}

function yoke(torso: Torso): string {
	return line(
		[CENTRE - torso.shoulder + 8, torso.shoulderY + 92],
		[CENTRE, torso.shoulderY + 104],
		[CENTRE + torso.shoulder - 8, torso.shoulderY + 92],
	);
}

function shirtBack(brief: Brief, torso: Torso, tail: number): Layer[] {
	const { roll } = brief;
	const pleat = [
		line([CENTRE - 16, torso.shoulderY + 104], [CENTRE - 20, torso.shoulderY + 320]),
		line([CENTRE + 16, torso.shoulderY + 104], [CENTRE + 20, torso.shoulderY + 320]),
	];
	return [
		piece(tailedBody(torso, BACK_DROP, tail), {
			round: 0.6,
			folds: torsoFolds(torso, roll),
			seams: [...bodySeams(torso), yoke(torso), ...pleat],
			stitches: [yoke(torso)],
			lift: 6,
		}),
		standCollar(torso, 34, BACK_DROP + 34, { round: 0.5, lift: 5 }),
	];
}

export function shirt(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const torso = measure(brief, { neck: 84, hemY: 1190, hem: 262 });
	const tail = garment.cut === 'cropped' ? 0 : pick(roll, 'tail', [90, 70, 0]);
	const short = roll('sleeve') > 0.82;
	const cut = short
		? shortSleeve(brief)
		: { ...LONG_SLEEVE, elbow: 84, end: 66, length: 760, cuff: { height: 82, half: 57 } };
	const focus = { x: 600, y: 420, zoom: 3.1 };
	if (back) return { layers: [...sleeves(brief, torso, cut), ...shirtBack(brief, torso, tail)], focus };
	const mandarin = roll('collar') > 0.84;
	const drop = 74;
	const layers: Layer[] = [
		...(mandarin ? [standBehind(torso, 30, palette.inside)] : collarBehind(torso, {}, palette.inside)),
		...neckInside(brief, torso, drop),
		...sleeves(brief, torso, cut),
		piece(tailedBody(torso, drop, tail), {
			round: 0.6,
			folds: torsoFolds(torso, roll),
			seams: bodySeams(torso),
			stitches: tail ? [] : [hemStitch(torso, 26, 4)],
			lift: 6,
		}),
		...placket(brief, torso.neckY + drop - 8, torso.hemY + 3, 7),
		...pocketsOf(brief, torso),
		...(mandarin
			? [standCollar(torso, 26, drop + 6, { lift: 4 })]
			: collarLeaves(torso, {
					drop: drop - 4,
					spread: pick(roll, 'spread', [88, 112, 132]),
					point: pick(roll, 'point', [84, 96, 70]),
				})),
		button(CENTRE, torso.neckY + drop + (mandarin ? -14 : 12), 10, palette.button),
	];
	return { layers, focus };
}

function pocketsOf({ roll }: Brief, torso: Torso): Layer[] {
	const pocket = (x: number) => patchPocket(x, torso.armpitY + 30, 124, 140);
	const choice = roll('pockets');
	if (choice < 0.35) return [];
	return choice < 0.8 ? pocket(CENTRE + 128) : [...pocket(CENTRE + 128), ...pocket(CENTRE - 128)];
}

export function polo(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, { neck: 88 });
	const trimColour = roll('tipping') > 0.5 ? palette.accent : undefined;
	const look = { weave: 'rib' as const, plain: true, colour: trimColour };
	const base = shortSleeve(brief);
	const cut = {
		...base,
		hemmed: false,
		cuff: { height: 34, half: base.end - 4, weave: 'rib' as const, colour: trimColour, plain: true },
	};
	const focus = { x: 620, y: 430, zoom: 3.1 };
	const body = {
		round: 0.6,
		folds: torsoFolds(torso, roll),
		seams: bodySeams(torso),
		stitches: [hemStitch(torso)],
		lift: 6,
	};
	const outline = (drop: number) =>
		symmetric(...neckEdge(torso, drop, 'crew'), ...bodySide(torso), [CENTRE, torso.hemY + 12]);
	if (back)
		return {
			layers: [
				...sleeves(brief, torso, cut),
				piece(outline(BACK_DROP), body),
				standCollar(torso, 34, BACK_DROP + 40, { ...look, round: 0.5, lift: 5 }),
			],
			focus,
		};
	const drop = 72;
	const bottom = torso.neckY + drop + 190;
	const layers: Layer[] = [
		...collarBehind(torso, look, palette.inside),
		...neckInside(brief, torso, drop),
		...sleeves(brief, torso, cut),
		piece(outline(drop), body),
		piece(
			closed(
				[CENTRE - 27, torso.neckY + drop - 10, 1],
				[CENTRE + 27, torso.neckY + drop - 10, 1],
				[CENTRE + 27, bottom, 1],
				[CENTRE - 27, bottom, 1],
			),
			{ round: 0.15, lift: 3, plain: true, stitches: [line([CENTRE - 20, bottom - 8], [CENTRE + 20, bottom - 8])] },
		),
		...buttonRow(CENTRE, torso.neckY + drop + 34, bottom - 36, pick(roll, 'buttons', [2, 3]), 10, palette.button),
		...collarLeaves(torso, { drop: drop - 6, spread: 104, point: 84 }, { ...look, stitches: [] }),
		...(trimColour
			? []
			: [thinLine(line([CENTRE - 20, bottom - 22], [CENTRE + 20, bottom - 22]), palette.seam, 2, 0.5)]),
	];
	return { layers, focus };
}
