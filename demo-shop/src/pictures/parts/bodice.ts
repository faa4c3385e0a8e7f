import { closed, type Knot, line, SIDES, sideOf, symmetric } from '../curve.ts';
import type { Collar } from '../garment-parts.ts';
import { type Brief, detailsIn, type Fold, has, type Layer, onSide, type Piece, piece } from '../layer.ts';
import { BARE } from './armholes.ts';
import { collarBack, collarBehind, collarLeaves, standBehind, standCollar } from './collars.ts';
import type { DressCut } from './dress-cut.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside, SELF } from './neck.ts';
import { slipBodice } from './slip.ts';
import { keyhole } from './slit-neck.ts';
import { type BodyLine, bodySide, NECK_DROPS, neckEdge, necklineOf, type Torso, torsoOutline } from './torso.ts';
import { torsoFolds } from './torso-folds.ts';

const EDGE = { ...SELF, lift: 1 } as const;
const RIB = { weave: 'rib', plain: true } as const;

/** How low the neckline hangs; a dress is drawn smaller than a shirt. */
function dropOf(brief: Brief, { sleeve }: DressCut): number {
	const { back, garment } = brief;
	const { collar } = garment.parts;
	if (back) return sleeve || collar ? BACK_DROP : 84;
	if (collar === 'roll' || collar === 'half-roll') return BACK_DROP;
	return collar ? 70 : NECK_DROPS[necklineOf(brief)] * 0.86;
}

function sideLine({ sleeve }: DressCut): BodyLine {
	return sleeve ? { cutIn: 18 } : { ...BARE, cutIn: 22 };
}

function folds(brief: Brief, { torso, skirt }: DressCut): Fold[] {
	return torsoFolds(torso, brief.roll, skirt ? 0.75 : 1);
}

function darts({ torso, skirt }: DressCut): string[] {
	if (!skirt) return [];
	return SIDES.map((side) => line([side * 96, torso.hemY + 4], [side * 104, torso.armpitY + 70]));
}

/** What the parts ask of the cloth itself. */
function sidePart(brief: Brief): Piece['part'] {
	return detailsIn(brief, 'wide-straps', 'slits', 'fine-pattern');
}

function slitLines(brief: Brief, { hem, hemY }: Torso): string[] {
	if (!has(brief, 'slits')) return [];
	return SIDES.map((side) => line([side * (hem - 17), hemY - 130], [side * (hem - 15), hemY + 8]));
}

function body(brief: Brief, cut: DressCut, drop: number): Layer {
	const { torso, skirt, sleeve } = cut;
	const { collar } = brief.garment.parts;
	const style = brief.back || collar ? 'crew' : necklineOf(brief);
	const edge = neckEdge(torso, drop, style);
	const outline = skirt
		? symmetric(...edge, ...bodySide(torso, sideLine(cut)), [0, torso.hemY + 10])
		: torsoOutline(torso, edge, { ...sideLine(cut), hemDip: 18 });
	return piece(outline, {
		part: sidePart(brief),
		round: 0.7,
		folds: folds(brief, cut),
		seams: [...(sleeve ? bodySeams(torso) : []), ...darts(cut), ...slitLines(brief, torso)],
		stitches: skirt ? [] : [line([-torso.hem, torso.hemY - 26], [0, torso.hemY - 8], [torso.hem, torso.hemY - 26])],
		lift: 6,
	});
}

function wrapFolds({ waist, hemY, armpitY }: Torso): Fold[] {
	return [0, 1, 2].map((index) => ({
		from: [-waist * 0.7, hemY - 30 + index * 6],
		to: [70 + index * 62, armpitY - 40 + index * 70],
		width: 25,
		depth: index % 2 ? -12 : 14,
		bend: -26,
	}));
}

/** Two fronts crossing to a V. */
function wrapFronts({ torso, sleeve }: Pick<DressCut, 'torso' | 'sleeve'>, waistY: number): Layer[] {
	const upper: Torso = { ...torso, hem: torso.waist + 3, hemY: waistY + 30 };
	const { neck, neckY, waist, hemY } = upper;
	const knots: Knot[] = [
		[neck, neckY, 1],
		...bodySide(upper, sleeve ? { cutIn: 18 } : { ...BARE, cutIn: 22 }),
		[0, hemY + 8],
		[-waist * 0.86, hemY, 1],
		[-waist * 0.72, hemY - 60, 1],
		[6, neckY + 200],
	];
	const creases = wrapFolds(upper);
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, knots)), {
			part: 'neck:wrap',
			round: 0.6,
			lift: 7,
			folds: creases.map((fold) => onSide(fold, side)),
		}),
	);
}

/** A wide collar lying along the crossing fronts. */
function shawl({ neck, neckY }: Torso): Layer[] {
	const knots: Knot[] = [
		[neck - 6, neckY - 30, 1],
		[neck + 34, neckY - 4],
		[neck + 62, neckY + 110],
		[neck * 0.7, neckY + 236],
		[-6, neckY + 300, 1],
		[8, neckY + 196],
		[neck * 0.62, neckY + 96],
	];
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, knots)), { part: 'collar:shawl', round: 0.3, lift: 7, turn: side * -20 }),
	);
}

interface Bodice {
	under: Layer[];
	/** Above a button band. */
	over: Layer[];
}

function wrapped(brief: Brief, cut: DressCut, behind: Layer[]): Bodice {
	const wide = brief.garment.parts.collar === 'shawl';
	const hidden = cut.skirt ? [] : [body(brief, cut, 60)];
	return { under: [...behind, ...hidden, ...wrapFronts(cut, cut.waistY)], over: wide ? shawl(cut.torso) : [] };
}

function rolled(brief: Brief, cut: DressCut, drop: number): Bodice {
	const { torso } = cut;
	const full = brief.garment.parts.collar === 'roll';
	const height = full ? 104 : 58;
	const look = { ...RIB, round: 1, lift: 6, part: full ? 'collar:roll' : 'collar:half-roll' } as const;
	const droop: Fold = {
		from: [-torso.neck, torso.neckY - 30],
		to: [torso.neck, torso.neckY - 26],
		width: 15,
		depth: -12,
		bend: 20,
	};
	const collar = standCollar(torso, height, full ? 74 : 52, { ...look, folds: full ? [droop] : [] });
	const behind = brief.back ? [] : [standBehind(torso, height, brief.palette.inside, { weave: 'rib' })];
	return { under: [...behind, body(brief, cut, drop)], over: [collar] };
}

function backCollar(torso: Torso, collar: Collar): Layer {
	return collar === 'stand' ? standCollar(torso, 30, BACK_DROP + 30, { round: 0.5, lift: 4 }) : collarBack(torso);
}

function collared(brief: Brief, cut: DressCut, drop: number): Bodice {
	const { torso } = cut;
	const { palette, garment } = brief;
	const { collar } = garment.parts;
	const inside = neckInside(brief, torso, drop);
	if (collar === 'stand') {
		const stand = standCollar(torso, 28, 76, { lift: 4 });
		return { under: [standBehind(torso, 30, palette.inside), ...inside, body(brief, cut, drop)], over: [stand] };
	}
	const leaves = collarLeaves(torso, { drop: 66, spread: 98, point: 72, rounded: collar === 'rounded' });
	return { under: [...collarBehind(torso, {}, palette.inside), ...inside, body(brief, cut, drop)], over: leaves };
}

/** The upper part of a dress, or all of a dress in one piece. */
export function bodice(brief: Brief, cut: DressCut): Bodice {
	const { torso } = cut;
	const { neck, collar } = brief.garment.parts;
	const drop = dropOf(brief, cut);
	if (has(brief, 'thin-straps')) return { under: slipBodice(brief, torso, { folds: folds(brief, cut) }), over: [] };
	if (collar === 'roll' || collar === 'half-roll') return rolled(brief, cut, drop);
	const style = brief.back ? 'crew' : necklineOf(brief);
	const edge = neckBand(torso, drop, style, 14, EDGE);
	if (brief.back) return { under: [body(brief, cut, drop), collar ? backCollar(torso, collar) : edge], over: [] };
	const behind = [...neckInside(brief, torso, neck === 'wrap' ? 170 : drop), backBand(torso, 16, SELF)];
	if (neck === 'wrap') return wrapped(brief, cut, behind);
	if (collar) return collared(brief, cut, drop);
	if (neck === 'keyhole')
		return {
			under: [...behind, body(brief, cut, drop)],
			over: [{ ...edge, part: undefined }, ...keyhole(brief, torso, drop)],
		};
	return { under: [...behind, body(brief, cut, drop), edge], over: [] };
}
