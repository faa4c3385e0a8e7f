import { CENTRE, closed, type Knot, line, sideOf } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { collarBehind, collarLeaves, standBehind, standCollar } from './collars.ts';
import { hemBand, ribSleeve } from './knitwear.ts';
import { BACK_DROP, bodySeams, neckInside } from './neck.ts';
import { flap, patchPocket, welt } from './pockets.ts';
import { LONG_SLEEVE, sleeves } from './sleeve.ts';
import { type FrontCut, front, frontFolds, lapel, lining } from './tailoring.ts';
import { measure, neckEdge, type Torso, torsoFolds, torsoOutline } from './torso.ts';
import { stud, zip } from './trims.ts';

const SIDES = [1, -1] as const;

function jacketTorso(brief: Brief): Torso {
	return measure(brief, { neck: 90, shoulder: 244, armpit: 276, waist: 272, hem: 264, hemY: 1010 });
}

function jacketBody(brief: Brief, torso: Torso, drop: number, seams: string[], stitches: string[] = []): Layer {
	return piece(torsoOutline(torso, neckEdge(torso, drop, 'crew'), { hemDip: 6, gathered: true }), {
		round: 0.65,
		folds: torsoFolds(torso, brief.roll, 1.1),
		seams: [...bodySeams(torso), ...seams],
		stitches,
		lift: 8,
	});
}

function yokeLine(torso: Torso, y: number): string {
	return line([CENTRE - torso.armpit + 22, y], [CENTRE, y + 8], [CENTRE + torso.armpit - 22, y]);
}

function trucker(brief: Brief): Layer[] {
	const { palette, back } = brief;
	const torso = jacketTorso(brief);
	const yoke = torso.armpitY - 80;
	const cut = { ...LONG_SLEEVE, length: 760, elbow: 90, end: 70, cuff: { height: 62, half: 60 } };
	const waistband = hemBand(torso, 64, {
		weave: undefined,
		plain: false,
		stitches: [
			line([CENTRE - torso.hem, torso.hemY + 8], [CENTRE, torso.hemY + 16], [CENTRE + torso.hem, torso.hemY + 8]),
		],
	});
	const sleeveSeams = SIDES.map((side) =>
		line(
			...sideOf(side, [
				[CENTRE + 110, yoke + 70],
				[CENTRE + 84, torso.hemY],
			]),
		),
	);
	const frame = [...sleeves(brief, torso, cut), waistband];
	if (back)
		return [
			...frame,
			jacketBody(
				brief,
				torso,
				BACK_DROP,
				[yokeLine(torso, yoke), ...sleeveSeams],
				[yokeLine(torso, yoke + 8), ...sleeveSeams],
			),
			standCollar(torso, 40, BACK_DROP + 42, { round: 0.4, lift: 6 }),
		];
	const drop = 76;
	const studs = Array.from({ length: 6 }, (_, index) =>
		stud(
			CENTRE,
			torso.neckY + drop + 40 + index * ((torso.hemY + 20 - torso.neckY - drop - 40) / 5),
			12,
			palette.metal,
		),
	);
	const pockets = SIDES.flatMap((side) => [
		...patchPocket(CENTRE + side * 136, yoke + 6, 122, 150),
		flap(CENTRE + side * 136, yoke, 130, 50, 0, {
			stitches: [line([CENTRE + side * 136 - 58, yoke + 40], [CENTRE + side * 136 + 58, yoke + 40])],
		}),
		stud(CENTRE + side * 136, yoke + 32, 9, palette.metal),
	]);
	const strip = closed(
		[CENTRE - 32, torso.neckY + drop - 6, 1],
		[CENTRE + 32, torso.neckY + drop - 6, 1],
		[CENTRE + 32, torso.hemY + 70, 1],
		[CENTRE - 32, torso.hemY + 70, 1],
	);
	return [
		...collarBehind(torso, {}, palette.inside),
		...neckInside(brief, torso, drop),
		...frame,
		jacketBody(
			brief,
			torso,
			drop,
			[yokeLine(torso, yoke), ...sleeveSeams],
			[yokeLine(torso, yoke + 8), ...sleeveSeams],
		),
		...pockets,
		piece(strip, {
			round: 0.15,
			lift: 4,
			stitches: [
				line([CENTRE - 24, torso.neckY + drop], [CENTRE - 24, torso.hemY + 66]),
				line([CENTRE + 24, torso.neckY + drop], [CENTRE + 24, torso.hemY + 66]),
			],
		}),
		...collarLeaves(torso, { drop: drop - 4, spread: 128, point: 84 }),
		...studs,
	];
}

function bomber(brief: Brief): Layer[] {
	const { palette, back } = brief;
	const torso = jacketTorso(brief);
	const cut = { ...ribSleeve(brief, 76), elbow: 100 };
	const frame = [...sleeves(brief, torso, cut), hemBand(torso, 78)];
	if (back)
		return [
			...frame,
			jacketBody(brief, torso, BACK_DROP, []),
			standCollar(torso, 36, BACK_DROP + 34, { weave: 'rib', plain: true, lift: 4 }),
		];
	const drop = 84;
	const pockets = SIDES.map((side) =>
		welt([CENTRE + side * 138, torso.hemY - 270], [CENTRE + side * 200, torso.hemY - 120], side * -24),
	);
	return [
		standBehind(torso, 40, palette.inside, { weave: 'rib' }),
		...neckInside(brief, torso, drop),
		...frame,
		jacketBody(brief, torso, drop, []),
		...pockets,
		zip(line([CENTRE, torso.neckY + 44], [CENTRE, torso.hemY + 82]), palette.cloth, palette.metal),
		...SIDES.map((side) =>
			piece(closed(...sideOf(side, ribLeaf(torso, drop))), { weave: 'rib', plain: true, round: 0.4, lift: 5 }),
		),
	];
}

function ribLeaf({ neck, neckY }: Torso, drop: number): Knot[] {
	return [
		[CENTRE + 4, neckY + drop + 12, 1],
		[CENTRE + 4, neckY + drop - 44, 1],
		[CENTRE + neck * 0.6, neckY + 6],
		[CENTRE + neck - 4, neckY - 38, 1],
		[CENTRE + neck + 14, neckY + 8],
		[CENTRE + neck * 0.8, neckY + drop * 0.7],
	];
}

function biker(brief: Brief): Layer[] {
	const { palette, back } = brief;
	const torso = jacketTorso(brief);
	const cut = { ...LONG_SLEEVE, length: 800, elbow: 86, end: 66 };
	if (back)
		return [
			...sleeves(brief, torso, cut),
			jacketBody(brief, torso, BACK_DROP, [yokeLine(torso, torso.armpitY - 60)]),
			standCollar(torso, 40, BACK_DROP + 42, { round: 0.4, lift: 6 }),
		];
	const open: FrontCut = { breakY: 700, overlap: 60, cutaway: 0 };
	const half = (side: 1 | -1): Layer[] => [
		front(torso, open, side, { folds: frontFolds(torso, open.breakY, side) }),
		...(side === -1
			? [zip(line([CENTRE + 56, open.breakY + 4], [CENTRE + 40, torso.hemY + 12]), palette.cloth, palette.metal)]
			: []),
		...lapel(torso, open, { width: 180, notchY: torso.neckY + 190, peak: true }, side),
	];
	const zips = SIDES.map((side) =>
		zip(
			line([CENTRE + side * 130, torso.hemY - 210], [CENTRE + side * 214, torso.hemY - 120]),
			palette.cloth,
			palette.metal,
		),
	);
	const studs = SIDES.map((side) => stud(CENTRE + side * 158, torso.neckY + 168, 8, palette.metal));
	return [
		...lining(brief, torso, open.breakY),
		...sleeves(brief, torso, cut),
		...half(1),
		...half(-1),
		...zips,
		...studs,
	];
}

export function jacket(brief: Brief): Sketch {
	const { fabric } = brief.garment;
	const draw =
		fabric === 'leather'
			? biker
			: fabric === 'denim' || fabric === 'corduroy' || fabric === 'cotton'
				? trucker
				: bomber;
	return { layers: draw(brief), focus: { x: 650, y: 480, zoom: 2.7 } };
}
