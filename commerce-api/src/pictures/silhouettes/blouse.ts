import { CENTRE, closed, type Knot, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { collarBehind, collarLeaves } from './collars.ts';
import { BACK_DROP, backBand, bodySeams, hemStitch, neckBand, neckInside } from './neck.ts';
import { LONG_SLEEVE, type SleeveCut, sleeves } from './sleeve.ts';
import { measure, neckEdge, type Torso, torsoFolds, torsoOutline } from './torso.ts';
import { buttonRow } from './trims.ts';

const SIDES = [1, -1] as const;

/** A full sleeve gathered into a narrow cuff. */
export function bishopSleeve({ garment }: Brief): SleeveCut {
	const full = garment.cut === 'slim' ? 0.82 : garment.cut === 'oversized' || garment.cut === 'loose' ? 1.15 : 1;
	return { ...LONG_SLEEVE, length: 740, elbow: 104 * full, end: 96 * full, puff: 16, cuff: { height: 52, half: 50 } };
}

function gathers(torso: Torso, from: number, spread: number, depth: number): Fold[] {
	return [-0.85, -0.5, -0.18, 0.18, 0.5, 0.85].map((place, index) => ({
		from: [CENTRE + place * torso.neck, from],
		to: [CENTRE + place * torso.waist * spread, torso.waistY + 40],
		width: 28,
		depth: (index % 2 ? -1 : 1) * depth,
		bend: place * -14,
		open: true,
	}));
}

function bow(y: number): Layer[] {
	const loop = (side: 1 | -1): Knot[] =>
		[
			[CENTRE, y - 16, 1],
			[CENTRE + 62, y - 66],
			[CENTRE + 158, y - 46],
			[CENTRE + 150, y + 44],
			[CENTRE + 60, y + 38],
			[CENTRE, y + 16, 1],
		].map(([px = 0, py = 0, corner]) => [px, py + (side === 1 ? 0 : 10), corner ? 1 : 0] as const);
	const tail: Knot[] = [
		[CENTRE - 8, y + 8, 1],
		[CENTRE + 22, y + 6, 1],
		[CENTRE + 84, y + 180],
		[CENTRE + 106, y + 316, 1],
		[CENTRE + 44, y + 330, 1],
		[CENTRE + 26, y + 180],
	];
	const folds = (side: 1 | -1): Fold[] => [
		{ from: [CENTRE + side * 16, y], to: [CENTRE + side * 150, y + 4], width: 17, depth: 13 * side, open: true },
		{ from: [CENTRE + side * 16, y + 6], to: [CENTRE + side * 120, y + 40], width: 12, depth: -9 },
	];
	return [
		...SIDES.map((side) =>
			piece(closed(...sideOf(side, tail)), {
				round: 0.5,
				lift: 7,
				folds: [
					{ from: [CENTRE + side * 8, y + 10], to: [CENTRE + side * 78, y + 330], width: 20, depth: 13, open: true },
				],
			}),
		),
		...SIDES.map((side) => piece(closed(...sideOf(side, loop(side))), { round: 0.4, lift: 8, folds: folds(side) })),
		piece(closed([CENTRE - 22, y - 24], [CENTRE + 22, y - 26], [CENTRE + 26, y + 24], [CENTRE - 24, y + 28]), {
			round: 0.9,
			lift: 6,
		}),
	];
}

function ruffle(torso: Torso, drop: number): Layer[] {
	const { neck, neckY } = torso;
	return SIDES.map((side) => {
		const waves: Knot[] = [0, 1, 2, 3, 4, 5, 6].map((index) => [
			CENTRE + neck + 30 - index * ((neck + 30) / 6) + (index % 2 ? 26 : 0),
			neckY + 14 + index * ((drop + 66) / 6) - (index % 2 ? 4 : 0),
		]);
		const folds: Fold[] = waves.map(([x, y], index) => ({
			from: [CENTRE + side * (x - CENTRE) * 0.72, y - 26],
			to: [CENTRE + side * (x - CENTRE), y + 6],
			width: 13,
			depth: index % 2 ? 11 : -11,
			open: true,
		}));
		return piece(
			closed(
				...sideOf(side, [
					[CENTRE + neck - 2, neckY - 8, 1],
					...waves,
					[CENTRE, neckY + drop, 1],
					[CENTRE + neck * 0.56, neckY + drop * 0.5],
				]),
			),
			{ round: 0.2, lift: 6, folds },
		);
	});
}

export function blouse(brief: Brief): Sketch {
	const { roll, back, palette } = brief;
	const torso = measure(brief, { neck: 88, waist: 252, hem: 276, hemY: 1110 });
	const style = pick(roll, 'style', ['bow', 'ruffle', 'round', 'gathered']);
	const drop = back ? BACK_DROP : style === 'ruffle' || style === 'gathered' ? 150 : 72;
	const line1 = style === 'ruffle' || style === 'gathered' ? 'v' : 'crew';
	const folds = [
		...torsoFolds(torso, roll, 0.7),
		...gathers(torso, torso.neckY + 110, 1.02, between(roll, 'gather', 11, 15)),
	];
	const body = piece(torsoOutline(torso, neckEdge(torso, drop, back ? 'crew' : line1)), {
		round: 0.65,
		folds,
		seams: bodySeams(torso),
		stitches: [hemStitch(torso, 18)],
		lift: 7,
	});
	const focus = { x: 620, y: 430, zoom: 2.8 };
	if (back)
		return {
			layers: [
				...sleeves(brief, torso, bishopSleeve(brief)),
				body,
				neckBand(torso, drop, 'crew', 20, { weave: undefined, plain: false }),
			],
			focus,
		};
	const front = (): Layer[] => {
		if (style === 'bow')
			return [neckBand(torso, drop, 'crew', 32, { weave: undefined, plain: false }), ...bow(torso.neckY + drop + 20)];
		if (style === 'ruffle') return ruffle(torso, drop);
		if (style === 'gathered') return [neckBand(torso, drop, 'v', 18, { weave: undefined, plain: false })];
		return [
			piece(
				symmetric(
					[CENTRE, torso.neckY + drop - 6, 1],
					[CENTRE + 22, torso.neckY + drop - 4, 1],
					[CENTRE + 22, torso.hemY + 8, 1],
					[CENTRE, torso.hemY + 10],
				),
				{ round: 0.15, lift: 2 },
			),
			...buttonRow(CENTRE, torso.neckY + drop + 60, torso.hemY - 90, 7, 9, palette.button),
			...collarLeaves(torso, { drop: drop - 4, spread: 96, point: 84, rounded: true }),
		];
	};
	return {
		layers: [
			...(style === 'round' ? collarBehind(torso, {}, palette.inside) : []),
			...neckInside(brief, torso, drop),
			...(style === 'round' ? [] : [backBand(torso, 22, { weave: undefined, plain: false })]),
			...sleeves(brief, torso, bishopSleeve(brief)),
			body,
			...front(),
		],
		focus,
	};
}
