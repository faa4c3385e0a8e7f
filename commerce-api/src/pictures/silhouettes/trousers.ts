import { CENTRE, closed, type Knot, line, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, type Piece, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { type Legs, legFolds, legOutline, measureLegs } from './legs.ts';
import { patchPocket, welt } from './pockets.ts';
import { button, cord, stud, thinLine } from './trims.ts';

const SIDES = [1, -1] as const;

function waistband(legs: Legs, height: number, look: Partial<Piece> = {}): Layer {
	const { waist, waistY } = legs;
	return piece(
		symmetric(
			[CENTRE, waistY - height + 8],
			[CENTRE + waist - 3, waistY - height, 1],
			[CENTRE + waist + 3, waistY + 4, 1],
			[CENTRE, waistY + 14],
		),
		{ round: 0.6, lift: 4, ...look },
	);
}

function waistInside({ palette }: Brief, { waist, waistY }: Legs, height: number): Layer {
	return piece(
		symmetric([CENTRE, waistY - height - 18], [CENTRE + waist - 3, waistY - height, 1], [CENTRE, waistY - height + 20]),
		{ colour: palette.inside, round: 0.4 },
	);
}

function beltLoops({ waist, waistY }: Legs, height: number): Layer[] {
	return [-0.72, -0.3, 0.3, 0.72].map((share) => {
		const x = CENTRE + waist * share;
		return piece(
			closed(
				[x - 9, waistY - height - 4, 1],
				[x + 9, waistY - height - 4, 1],
				[x + 10, waistY + 16, 1],
				[x - 8, waistY + 16, 1],
			),
			{ round: 0.4, lift: 4 },
		);
	});
}

function legsOf(
	brief: Brief,
	legs: Legs,
	extra: (side: 1 | -1) => { folds?: Fold[]; seams?: string[]; stitches?: string[] },
	depth = 1,
): Layer[] {
	return SIDES.map((side) => {
		const { folds = [], seams, stitches } = extra(side);
		return piece(legOutline(legs, side), {
			round: 0.62,
			folds: [...legFolds(legs, brief.roll, side, depth), ...folds],
			seams,
			stitches,
			turn: side * -2,
		});
	});
}

function fly({ waistY, crotchY }: Legs): string {
	return line([CENTRE + 44, waistY + 16], [CENTRE + 42, crotchY - 170], [CENTRE + 2, crotchY - 90]);
}

function crease({ waist, waistY, stance, hemY }: Legs, side: 1 | -1): Fold {
	return {
		from: [CENTRE + side * waist * 0.5, waistY + 30],
		to: [CENTRE + side * (stance + 6), hemY + 40],
		width: 9,
		depth: 9,
		open: true,
	};
}

function hemLine({ stance, hem, hemY }: Legs, side: 1 | -1, rise: number): string {
	return line(
		...sideOf(side, [
			[CENTRE + stance - hem, hemY - rise],
			[CENTRE + stance, hemY - rise + 8],
			[CENTRE + stance + hem, hemY - rise],
		]),
	);
}

export function trousers(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const legs = measureLegs(brief, { hipY: 390 });
	const height = 50;
	const drawstring =
		garment.fabric === 'jersey' || garment.fabric === 'fleece' || (garment.fabric === 'linen' && roll('string') > 0.5);
	const pleat = (side: 1 | -1): Fold => ({
		from: [CENTRE + side * 80, legs.waistY + 6],
		to: [CENTRE + side * 104, legs.crotchY],
		width: 18,
		depth: 12,
	});
	const body = legsOf(
		brief,
		legs,
		(side) => ({
			folds: [...(drawstring ? [] : [crease(legs, side)]), ...(roll('pleat') > 0.4 ? [pleat(side)] : [])],
			stitches: back ? [] : drawstring ? [hemLine(legs, side, 30)] : [],
		}),
		0.85,
	);
	const pockets = SIDES.map((side) =>
		back
			? welt([CENTRE + side * 60, legs.waistY + 110], [CENTRE + side * 160, legs.waistY + 104], 14)
			: thinLine(
					line(
						[CENTRE + side * legs.waist * 0.66, legs.waistY + 10],
						[CENTRE + side * (legs.hip - 12), legs.waistY + 160],
					),
					palette.seam,
					4,
					0.8,
				),
	);
	const front: Layer[] = drawstring
		? [-1, 1].map((side) =>
				cord(
					line(
						[CENTRE + side * 16, legs.waistY - 18],
						[CENTRE + side * 34, legs.waistY + 70],
						[CENTRE + side * 24, legs.waistY + 130],
					),
					8,
					palette.accent,
				),
			)
		: [
				button(CENTRE + 12, legs.waistY - 18, 11, palette.button),
				thinLine(fly(legs), palette.seam, 3, 0.7),
				thinLine(line([CENTRE, legs.waistY + 10], [CENTRE, legs.crotchY]), palette.seam, 3, 0.8),
			];
	const layers: Layer[] = [
		waistInside(brief, legs, height),
		...body,
		...pockets,
		waistband(legs, height, drawstring ? { folds: elasticFolds(legs) } : {}),
		...(drawstring ? [] : beltLoops(legs, height)),
		...(back ? [] : front),
	];
	return { layers, focus: { x: 650, y: 330, zoom: 3.0 } };
}

function elasticFolds({ waist, waistY }: Legs): Fold[] {
	return Array.from({ length: 15 }, (_, index) => ({
		from: [CENTRE + waist * (index / 7 - 1) * 0.94, waistY - 54],
		to: [CENTRE + waist * (index / 7 - 1) * 0.94, waistY + 18],
		width: 9,
		depth: 7,
	}));
}

export function jeans(brief: Brief): Sketch {
	const { back, palette } = brief;
	const legs = measureLegs(brief, { hem: 78 });
	const height = 52;
	const inseam = (side: 1 | -1) =>
		line(
			[CENTRE + side * (legs.waist - 2), legs.waistY + 10],
			[CENTRE + side * (legs.hip - 12), legs.hipY + 30],
			[CENTRE + side * (legs.stance + legs.knee - 12), legs.kneeY],
			[CENTRE + side * (legs.stance + legs.hem - 10), legs.hemY - 6],
		);
	const pocket = (side: 1 | -1, inset: number): Knot[] =>
		sideOf(side, [
			[CENTRE + legs.waist * 0.42 - inset, legs.waistY + 12],
			[CENTRE + legs.waist * 0.62 - inset, legs.waistY + 92 + inset],
			[CENTRE + legs.hip - 14, legs.waistY + 112 + inset],
		]);
	const body = legsOf(
		brief,
		legs,
		(side) => ({
			stitches: [
				hemLine(legs, side, 26),
				...(back ? [] : [line(...pocket(side, 0)), line(...pocket(side, 9))]),
				...(side === 1 && !back ? [fly(legs)] : []),
			],
			seams: back ? [] : [line(...pocket(side, -4)), inseam(side)],
		}),
		1.15,
	);
	const fade = SIDES.map((side) =>
		fadeAt(CENTRE + side * legs.stance * 1.02, legs.crotchY + 150, legs.knee * 0.8, 260),
	);
	const rivets = SIDES.flatMap((side) => [
		stud(CENTRE + side * (legs.waist * 0.42 + 12), legs.waistY + 26, 6.5, palette.metal),
		stud(CENTRE + side * (legs.hip - 26), legs.waistY + 116, 6.5, palette.metal),
	]);
	const backParts: Layer[] = SIDES.flatMap((side) => patchPocket(CENTRE + side * 104, legs.waistY + 96, 132, 150));
	const yoke = thinLine(
		line(
			[CENTRE - legs.waist - 20, legs.waistY + 50],
			[CENTRE, legs.waistY + 84],
			[CENTRE + legs.waist + 20, legs.waistY + 50],
		),
		palette.thread,
		3,
		0.8,
	);
	const seam = thinLine(line([CENTRE, legs.waistY + 10], [CENTRE, legs.crotchY]), palette.seam, 3.5, 0.8);
	const band = waistband(legs, height, {
		stitches: [
			line(
				[CENTRE - legs.waist, legs.waistY - height + 8],
				[CENTRE, legs.waistY - height + 16],
				[CENTRE + legs.waist, legs.waistY - height + 8],
			),
			line([CENTRE - legs.waist, legs.waistY - 6], [CENTRE, legs.waistY + 6], [CENTRE + legs.waist, legs.waistY - 6]),
		],
	});
	const details = back
		? [
				yoke,
				...backParts,
				piece(
					closed(
						[CENTRE + 70, legs.waistY - 44, 1],
						[CENTRE + 142, legs.waistY - 46, 1],
						[CENTRE + 142, legs.waistY - 2, 1],
						[CENTRE + 70, legs.waistY, 1],
					),
					{ colour: { lightness: 0.56, a: 0.04, b: 0.07 }, weave: 'leather', round: 0.2, lift: 2 },
				),
			]
		: rivets;
	return {
		layers: [
			waistInside(brief, legs, height),
			...body,
			...fade,
			seam,
			...(back ? details.slice(0, -1) : details),
			band,
			...beltLoops(legs, height),
			...(back ? details.slice(-1) : [stud(CENTRE + 6, legs.waistY - 18, 14, palette.metal)]),
		],
		focus: { x: 660, y: 320, zoom: 3.1 },
	};
}

/** Washed-out light on the thigh. */
function fadeAt(x: number, y: number, width: number, height: number): Layer {
	return {
		kind: 'trim',
		svg: `<defs><radialGradient id="fade"><stop offset="0" stop-color="#fff" stop-opacity=".17"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${width.toFixed(1)}" ry="${height}" fill="url(#fade)"/>`,
	};
}

export function shorts(brief: Brief): Sketch {
	const { roll, back, palette, garment } = brief;
	const legs = measureLegs(brief, {
		hemY: between(roll, 'length', 720, 800),
		hem: 104,
		knee: 104,
		stance: 136,
		hipY: 410,
	});
	const fit: Legs = {
		...legs,
		hem: Math.min(legs.hem, 165),
		stance: Math.min(legs.stance, 172),
		hemY: Math.max(legs.hemY, 780),
	};
	const denim = garment.fabric === 'denim';
	const drawstring = !denim && pick(roll, 'closing', [true, false]);
	const body = legsOf(brief, fit, (side) => ({ stitches: [hemLine(fit, side, 32)] }), 1.1);
	const pockets = SIDES.map((side) =>
		thinLine(
			line([CENTRE + side * fit.waist * 0.62, fit.waistY + 10], [CENTRE + side * (fit.hip - 14), fit.waistY + 150]),
			denim ? palette.thread : palette.seam,
			3.5,
			0.85,
		),
	);
	const closing: Layer[] = drawstring
		? [-1, 1].map((side) =>
				cord(
					line(
						[CENTRE + side * 16, fit.waistY - 18],
						[CENTRE + side * 36, fit.waistY + 70],
						[CENTRE + side * 26, fit.waistY + 120],
					),
					8,
					palette.accent,
				),
			)
		: [
				button(CENTRE + 10, fit.waistY - 18, 12, denim ? palette.metal : palette.button),
				thinLine(fly(fit), palette.seam, 3, 0.7),
			];
	const seam = thinLine(line([CENTRE, fit.waistY + 10], [CENTRE, fit.crotchY]), palette.seam, 3, 0.8);
	return {
		layers: [
			waistInside(brief, fit, 50),
			...body,
			seam,
			...(back ? SIDES.flatMap((side) => patchPocket(CENTRE + side * 108, fit.waistY + 100, 120, 130)) : pockets),
			waistband(fit, 50, drawstring ? { folds: elasticFolds(fit) } : {}),
			...(drawstring ? [] : beltLoops(fit, 50)),
			...(back ? [] : closing),
		],
		focus: { x: 650, y: 330, zoom: 3.0 },
	};
}

export function leggings(brief: Brief): Sketch {
	const legs = measureLegs(brief, { waist: 156, hip: 190, hem: 44, knee: 62, stance: 98, crotchY: 540, hipY: 420 });
	const body = legsOf(
		brief,
		{ ...legs, hem: Math.min(legs.hem, 70), knee: Math.min(legs.knee, 78), stance: 98 },
		(side) => ({
			seams: [
				line(
					[CENTRE + side * (legs.waist * 0.9), legs.waistY + 60],
					[CENTRE + side * (legs.hip * 0.86), legs.hipY + 60],
					[CENTRE + side * (98 + legs.knee * 0.7), legs.kneeY],
				),
			],
		}),
		0.5,
	);
	const band = waistband(legs, 108, {
		folds: [
			{
				from: [CENTRE - legs.waist, legs.waistY - 20],
				to: [CENTRE + legs.waist, legs.waistY - 16],
				width: 12,
				depth: -5,
				bend: 12,
			},
		],
	});
	const seam = thinLine(line([CENTRE, legs.waistY + 10], [CENTRE, legs.crotchY]), brief.palette.seam, 3, 0.8);
	return { layers: [waistInside(brief, legs, 108), ...body, seam, band], focus: { x: 620, y: 330, zoom: 3.1 } };
}
