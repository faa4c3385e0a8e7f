import { CENTRE, closed, type Knot, line, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { between, pick } from '../random.ts';
import { bishopSleeve } from './blouse.ts';
import { tiedBelt } from './coat.ts';
import { collarBehind, collarLeaves } from './collars.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside } from './neck.ts';
import { type SkirtCut, skirtFolds, skirtOutline } from './skirt-piece.ts';
import { SHORT_SLEEVE, type SleeveCut, sleeves } from './sleeve.ts';
import { bodySide, measure, type Neckline, neckEdge, type Torso, torsoFolds } from './torso.ts';
import { buttonRow } from './trims.ts';

type Sleeves = 'none' | 'short' | 'long';

interface DressCut {
	torso: Torso;
	skirt: SkirtCut;
	style: Neckline | 'collar' | 'wrap';
	sleeve: Sleeves;
	tiers: number;
	belted: boolean;
}

function dressTorso(brief: Brief, sleeve: Sleeves): Torso {
	const bare = sleeve === 'none';
	const { cut } = brief.garment;
	const loose = cut === 'loose' || cut === 'oversized' || cut === 'wide' || cut === 'straight';
	const torso = measure(brief, {
		neck: bare ? 108 : 92,
		neckY: 190,
		shoulder: bare ? 164 : 208,
		shoulderY: bare ? 214 : 238,
		armpit: 218,
		armpitY: 420,
		waist: loose ? 194 : 176,
		waistY: 610,
		hem: loose ? 222 : 178,
		hemY: 640,
	});
	return { ...torso, hem: torso.waist + 3, hemY: 640, waistY: 610 };
}

function skirtOf({ garment, roll }: Brief, torso: Torso, long: boolean): SkirtCut {
	const full = {
		slim: 0.66,
		regular: 1,
		straight: 0.72,
		loose: 1.02,
		oversized: 1.05,
		wide: 1.2,
		flared: 1.3,
		wrap: 1.05,
		cropped: 1,
	}[garment.cut];
	const hemY = long ? 1500 : garment.cut === 'cropped' ? 1080 : pick(roll, 'length', [1190, 1280, 1340]);
	const waves = full < 0.75 ? 0.7 : full > 1.15 ? 3 : 2;
	return {
		waist: torso.hem,
		waistY: torso.hemY - 6,
		hip: torso.hem + (full < 0.75 ? 26 : 62) * full,
		hem: (long ? 330 : 318) * full,
		hemY,
		waves,
		depth: 12 + 14 * full,
	};
}

function plan(brief: Brief, long: boolean): DressCut {
	const { roll, garment } = brief;
	const wrap = garment.cut === 'wrap';
	const sleeve = pick<Sleeves>(
		roll,
		'sleeve',
		long ? ['none', 'short', 'long', 'none'] : ['short', 'long', 'none', 'short'],
	);
	const torso = dressTorso(brief, sleeve);
	const style = wrap
		? 'wrap'
		: pick<DressCut['style']>(
				roll,
				'neckline',
				sleeve === 'none' ? ['square', 'scoop', 'v'] : ['crew', 'v', 'collar', 'square'],
			);
	const slim = garment.cut === 'slim' || garment.cut === 'straight';
	return {
		torso,
		skirt: skirtOf(brief, torso, long),
		style,
		sleeve,
		tiers: long && !slim && roll('tiers') > 0.4 ? 3 : 1,
		belted: wrap || roll('belt') > 0.7,
	};
}

function sleeveOf(brief: Brief, sleeve: Sleeves): SleeveCut | undefined {
	if (sleeve === 'none') return undefined;
	if (sleeve === 'long')
		return { ...bishopSleeve(brief), length: 640, elbow: 88, end: 80, cuff: { height: 40, half: 44 } };
	return brief.roll('puff') > 0.5
		? { ...SHORT_SLEEVE, length: 210, elbow: 104, end: 84, puff: 22, hemmed: false, cuff: { height: 24, half: 76 } }
		: { ...SHORT_SLEEVE, length: 210, elbow: 88, end: 84, angle: 22 };
}

function bodice(brief: Brief, { torso, style, sleeve }: DressCut): Layer[] {
	const { roll, back } = brief;
	const neckline: Neckline = style === 'collar' ? 'crew' : style === 'wrap' ? 'v' : style;
	const drop = back
		? sleeve === 'none'
			? 60
			: BACK_DROP
		: { crew: 70, v: 170, square: 130, scoop: 140, boat: 50 }[neckline];
	const armhole = sleeve === 'none' ? { cutIn: 22, bare: true } : { cutIn: 18 };
	const outline = symmetric(...neckEdge(torso, drop, back ? 'crew' : neckline), ...bodySide(torso, armhole), [
		CENTRE,
		torso.hemY + 10,
	]);
	const darts = [1, -1].map((side) =>
		line([CENTRE + side * 96, torso.hemY + 4], [CENTRE + side * 104, torso.armpitY + 70]),
	);
	const body = piece(outline, {
		round: 0.7,
		folds: torsoFolds(torso, roll, 0.75),
		seams: [...(sleeve === 'none' ? [] : bodySeams(torso)), ...darts],
		lift: 6,
	});
	if (back) return [body, neckBand(torso, drop, 'crew', 14, { weave: undefined, plain: false, lift: 1 })];
	const inside = [
		...neckInside(brief, torso, drop),
		...(style === 'collar'
			? collarBehind(torso, {}, brief.palette.inside)
			: [backBand(torso, 16, { weave: undefined, plain: false })]),
	];
	if (style === 'wrap') return [...inside, ...wrapFronts(torso)];
	const edge =
		style === 'collar'
			? collarLeaves(torso, { drop: 66, spread: 98, point: 72, rounded: roll('round') > 0.5 })
			: [neckBand(torso, drop, neckline, 14, { weave: undefined, plain: false, lift: 1 })];
	return [...inside, body, ...edge];
}

function wrapFronts(torso: Torso): Layer[] {
	const knots: Knot[] = [
		[CENTRE + torso.neck, torso.neckY, 1],
		...bodySide(torso, { cutIn: 18 }),
		[CENTRE, torso.hemY + 8],
		[CENTRE - torso.waist * 0.86, torso.hemY, 1],
		[CENTRE - torso.waist * 0.72, torso.hemY - 60, 1],
		[CENTRE + 6, torso.neckY + 200],
	];
	const folds = (side: 1 | -1): Fold[] =>
		[0, 1, 2].map((index) => ({
			from: [CENTRE - side * torso.waist * 0.7, torso.hemY - 30 + index * 6],
			to: [CENTRE + side * (70 + index * 62), torso.armpitY - 40 + index * 70],
			width: 25,
			depth: index % 2 ? -13 : 15,
			bend: side * -26,
		}));
	return ([1, -1] as const).map((side) =>
		piece(closed(...sideOf(side, knots)), { round: 0.6, folds: folds(side), lift: 7 }),
	);
}

function tiered(brief: Brief, { skirt, tiers }: DressCut): Layer[] {
	const { roll } = brief;
	if (tiers === 1) return [piece(skirtOutline(skirt), { round: 0.75, folds: skirtFolds(skirt, roll), lift: 3 })];
	const height = (skirt.hemY - skirt.waistY) / tiers;
	const half = (share: number) => skirt.waist + (skirt.hem * 1.04 - skirt.waist) * share;
	return [2, 1, 0].map((index) => {
		const cut: SkirtCut = {
			...skirt,
			waist: half(index / tiers) * (index ? 0.97 : 1),
			waistY: skirt.waistY + index * height,
			hip: half((index + 0.3) / tiers) + 8,
			hem: half((index + 1) / tiers),
			hemY: skirt.waistY + (index + 1) * height,
			waves: 3,
			depth: 17,
			release: 0,
		};
		return piece(skirtOutline(cut), {
			round: 0.75,
			folds: skirtFolds(cut, (name) => roll(`${name}tier${index}`)),
			lift: 5,
		});
	});
}

function draw(brief: Brief, long: boolean): Sketch {
	const { roll, back, palette } = brief;
	const cut = plan(brief, long);
	const { torso, skirt } = cut;
	const sleeve = sleeveOf(brief, cut.sleeve);
	const buttoned = !back && cut.style === 'collar';
	const strip = buttoned
		? [
				piece(
					symmetric(
						[CENTRE, torso.neckY + 64, 1],
						[CENTRE + 21, torso.neckY + 66, 1],
						[CENTRE + 21, skirt.hemY + 20, 1],
						[CENTRE, skirt.hemY + 22],
					),
					{ round: 0.15, lift: 2 },
				),
				...buttonRow(CENTRE, torso.neckY + 110, skirt.hemY - 120, 9, 9, palette.button),
			]
		: [];
	const belt = cut.belted ? tiedBelt(torso.hem + 2, torso.hemY - 2) : [];
	const slit: Layer[] =
		long && cut.tiers === 1 && !back && roll('slit') > 0.5
			? [
					piece(
						closed(
							[CENTRE + skirt.hem * 0.4, skirt.waistY + 420, 1],
							[CENTRE + skirt.hem * 0.52, skirt.hemY + 16, 1],
							[CENTRE + skirt.hem * 0.44, skirt.hemY + 18, 1],
						),
						{ colour: palette.inside, round: 0.1 },
					),
				]
			: [];
	const parts = bodice(brief, cut);
	const [collar, leaves] = cut.style === 'collar' && !back ? [parts.slice(0, -2), parts.slice(-2)] : [parts, []];
	return {
		layers: [
			...(sleeve ? sleeves(brief, torso, sleeve) : []),
			...tiered(brief, cut),
			...slit,
			...collar,
			...strip,
			...leaves,
			...(back ? belt.slice(0, 1) : belt),
		],
		focus: { x: 620, y: 430, zoom: between(roll, 'zoom', 1.9, 2.1) },
	};
}

export function dress(brief: Brief): Sketch {
	return draw(brief, false);
}

export function maxiDress(brief: Brief): Sketch {
	return draw(brief, true);
}
