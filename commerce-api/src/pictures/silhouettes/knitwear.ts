import { CENTRE, closed, flipped, type Knot, line, symmetric } from '../curve.ts';
import type { Cut } from '../garment.ts';
import { type Brief, type Layer, type Piece, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { standBehind, standCollar } from './collars.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside, neckStitch } from './neck.ts';
import { LONG_SLEEVE, type SleeveCut, sleeves } from './sleeve.ts';
import { measure, type Neckline, neckEdge, type Torso, torsoFolds, torsoOutline } from './torso.ts';
import { buttonRow } from './trims.ts';

const SLEEVE_EASE: Partial<Record<Cut, number>> = { slim: 0.88, oversized: 1.26, loose: 1.14, wide: 1.2 };

export function ribSleeve({ garment }: Brief, cuff = 92): SleeveCut {
	const wide = SLEEVE_EASE[garment.cut] ?? 1;
	return {
		...LONG_SLEEVE,
		length: 745,
		elbow: 92 * wide,
		end: 72 * wide,
		cuff: { height: cuff, half: 54, weave: 'rib', plain: true },
	};
}

/** The ribbed band that draws in the bottom of a body. */
export function hemBand(torso: Torso, height: number, look: Partial<Piece> = {}): Layer {
	const { hem, hemY } = torso;
	return piece(
		symmetric(
			[CENTRE, hemY + 4],
			[CENTRE + hem * 0.5, hemY + 2],
			[CENTRE + hem + 1, hemY - 8, 1],
			[CENTRE + hem - 6, hemY + height * 0.5],
			[CENTRE + hem - 14, hemY + height - 6, 1],
			[CENTRE + hem * 0.5, hemY + height + 6],
			[CENTRE, hemY + height + 9],
		),
		{ weave: 'rib', round: 0.6, plain: true, lift: 3, ...look },
	);
}

function knitTorso(brief: Brief): Torso {
	const torso = measure(brief, { neck: 94, shoulder: 234, armpit: 268, waist: 264, hem: 262, hemY: 1060 });
	return { ...torso, hem: torso.hem * 0.98 };
}

function knitBody(brief: Brief, torso: Torso, drop: number, style: Neckline): Layer {
	return piece(torsoOutline(torso, neckEdge(torso, drop, style), { hemDip: 6, gathered: true }), {
		round: 0.65,
		folds: torsoFolds(torso, brief.roll, 1.1),
		seams: bodySeams(torso),
		lift: 8,
	});
}

export function sweater(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = knitTorso(brief);
	const style = back ? 'crew' : pick<Neckline>(roll, 'neckline', ['crew', 'crew', 'v', 'boat']);
	const drop = back ? BACK_DROP : { crew: 84, v: 190, boat: 46, scoop: 90, square: 90 }[style];
	const band = between(roll, 'band', 34, 46);
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, ribSleeve(brief)),
		hemBand(torso, between(roll, 'hem', 74, 100)),
		knitBody(brief, torso, drop, style),
		neckBand(torso, drop, style, band),
	];
	return { layers, focus: { x: 610, y: 420, zoom: 3.1 } };
}

export function turtleneck(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = knitTorso(brief);
	const height = between(roll, 'roll', 96, 128);
	const crease = (y: number): Piece['folds'] => [
		{ from: [CENTRE - torso.neck, y - 8], to: [CENTRE + torso.neck, y - 4], width: 13, depth: -12, bend: 20 },
		{ from: [CENTRE - torso.neck, y - 40], to: [CENTRE + torso.neck, y - 34], width: 15, depth: 12, bend: 22 },
	];
	const layers: Layer[] = [
		...(back ? [] : [standBehind(torso, height, palette.inside, { weave: 'rib' })]),
		...sleeves(brief, torso, ribSleeve(brief)),
		hemBand(torso, 84),
		knitBody(brief, torso, BACK_DROP, 'crew'),
		standCollar(torso, height, 62, {
			weave: 'rib',
			plain: true,
			round: 1,
			lift: 6,
			folds: crease(torso.neckY - height * 0.2),
		}),
	];
	return { layers, focus: { x: 600, y: 330, zoom: 3.0 } };
}

function openFront(torso: Torso, low: number): Knot[] {
	return [
		[CENTRE, low, 1],
		[CENTRE + torso.neck * 0.5, torso.neckY + (low - torso.neckY) * 0.46],
		[CENTRE + torso.neck, torso.neckY, 1],
	];
}

export function cardigan(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = knitTorso(brief);
	const focus = { x: 610, y: 640, zoom: 3.0 };
	const cut = ribSleeve(brief);
	if (back)
		return {
			layers: [
				...sleeves(brief, torso, cut),
				hemBand(torso, 80),
				knitBody(brief, torso, BACK_DROP, 'crew'),
				neckBand(torso, BACK_DROP, 'crew', 30),
			],
			focus,
		};
	const round = roll('neck-form') > 0.6;
	const low = torso.neckY + (round ? 96 : between(roll, 'v', 270, 350));
	const bottom = torso.hemY + 86;
	const front = round ? neckEdge(torso, 92, 'crew') : openFront(torso, low);
	const edge = (inset: number): Knot[] =>
		front.map(([x, y, corner], index) => [
			index === 0 ? CENTRE + inset : x + inset * 0.8,
			y + (index === 0 ? inset * 0.6 : inset * 0.45),
			corner,
		]);
	const outer = edge(36);
	const strip: Knot[] = [
		...(round
			? [[CENTRE - 34, low, 1] as const, [CENTRE + 34, low, 1] as const]
			: [[CENTRE - 34, low + 26] as const, [CENTRE - 2, low - 4, 1] as const, [CENTRE + 34, low + 26] as const]),
		[CENTRE + 34, bottom, 1],
		[CENTRE - 34, bottom, 1],
	];
	const neckRing = (knots: readonly Knot[]) =>
		piece(closed(...knots), { weave: 'rib', plain: true, round: 0.3, lift: 4 });
	const half: Knot[] = [...front, ...[...outer].reverse()];
	const layers: Layer[] = [
		...neckInside(brief, torso, low - torso.neckY),
		backBand(torso, 30),
		...sleeves(brief, torso, cut),
		hemBand(torso, 80),
		piece(torsoOutline(torso, front, { hemDip: 6, gathered: true }), {
			round: 0.65,
			folds: torsoFolds(torso, roll, 1.1),
			seams: bodySeams(torso),
			lift: 8,
		}),
		...(round ? [neckBand(torso, 92, 'crew', 36)] : [neckRing(half), neckRing(flipped(half))]),
		piece(closed(...strip), { weave: 'rib', plain: true, round: 0.2, lift: 5 }),
		...buttonRow(CENTRE, low + 60, bottom - 40, pick(roll, 'buttons', [5, 6, 7]), 15, palette.button),
	];
	return { layers, focus };
}

export function sweatshirt(brief: Brief): Sketch {
	const { back, roll } = brief;
	const torso = knitTorso(brief);
	const drop = back ? BACK_DROP : 82;
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 26)]),
		...sleeves(brief, torso, ribSleeve(brief, 84)),
		hemBand(torso, 78),
		piece(torsoOutline(torso, neckEdge(torso, drop, 'crew'), { hemDip: 6, gathered: true }), {
			round: 0.65,
			folds: torsoFolds(torso, roll, 1.15),
			seams: bodySeams(torso),
			stitches: [
				neckStitch(torso, drop, 'crew', 44),
				line(
					[CENTRE - torso.hem + 4, torso.hemY - 12],
					[CENTRE, torso.hemY - 4],
					[CENTRE + torso.hem - 4, torso.hemY - 12],
				),
			],
			lift: 8,
		}),
		neckBand(torso, drop, 'crew', 36),
		...(back
			? []
			: [
					piece(
						closed(
							[CENTRE - 46, torso.neckY + drop + 32, 1],
							[CENTRE, torso.neckY + drop + 40],
							[CENTRE + 46, torso.neckY + drop + 32, 1],
							[CENTRE, torso.neckY + drop + 104, 1],
						),
						{ weave: 'rib', plain: true, round: 0.1, lift: 1 },
					),
				]),
	];
	return { layers, focus: { x: 620, y: 430, zoom: 3.1 } };
}
