import { closed, type Knot, line, SIDES, sideOf, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, onSide, piece } from '../layer.ts';
import { collarBehind, collarLeaves } from './collars.ts';
import type { DressCut } from './dress-cut.ts';
import { BACK_DROP, backBand, bodySeams, neckBand, neckInside, SELF } from './neck.ts';
import { type BodyLine, bodySide, type Neckline, neckEdge, type Torso } from './torso.ts';
import { torsoFolds } from './torso-folds.ts';

const DROPS: Record<DressCut['style'], number> = {
	crew: 70,
	collar: 70,
	v: 170,
	wrap: 170,
	square: 130,
	scoop: 140,
	boat: 50,
};
const EDGE = { ...SELF, lift: 1 } as const;

interface Bodice {
	cut: DressCut;
	neckline: Neckline;
	drop: number;
}

function necklineOf(brief: Brief, cut: DressCut): Bodice {
	if (brief.back) return { cut, neckline: 'crew', drop: cut.sleeve ? BACK_DROP : 60 };
	const neckline = cut.style === 'collar' ? 'crew' : cut.style === 'wrap' ? 'v' : cut.style;
	return { cut, neckline, drop: DROPS[cut.style] };
}

function body({ roll }: Brief, { cut, neckline, drop }: Bodice): Layer {
	const { torso, sleeve } = cut;
	const side: BodyLine = sleeve ? { cutIn: 18 } : { cutIn: 22, bare: true };
	const darts = SIDES.map((hand) => line([hand * 96, torso.hemY + 4], [hand * 104, torso.armpitY + 70]));
	return piece(symmetric(...neckEdge(torso, drop, neckline), ...bodySide(torso, side), [0, torso.hemY + 10]), {
		round: 0.7,
		folds: torsoFolds(torso, roll, 0.75),
		seams: [...(sleeve ? bodySeams(torso) : []), ...darts],
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
function wrapFronts({ torso, sleeve }: DressCut): Layer[] {
	const { neck, neckY, waist, hemY } = torso;
	const knots: Knot[] = [
		[neck, neckY, 1],
		...bodySide(torso, sleeve ? { cutIn: 18 } : { cutIn: 22, bare: true }),
		[0, hemY + 8],
		[-waist * 0.86, hemY, 1],
		[-waist * 0.72, hemY - 60, 1],
		[6, neckY + 200],
	];
	const folds = wrapFolds(torso);
	return SIDES.map((side) =>
		piece(closed(...sideOf(side, knots)), { round: 0.6, lift: 7, folds: folds.map((fold) => onSide(fold, side)) }),
	);
}

/** The upper part of a dress; `over` lies above a button band. */
export function bodice(brief: Brief, cut: DressCut): { under: Layer[]; over: Layer[] } {
	const { torso, style } = cut;
	const shape = necklineOf(brief, cut);
	const edge = neckBand(torso, shape.drop, shape.neckline, 14, EDGE);
	if (brief.back) return { under: [body(brief, shape), edge], over: [] };
	const inside = neckInside(brief, torso, shape.drop);
	if (style === 'collar') {
		const leaves = collarLeaves(torso, { drop: 66, spread: 98, point: 72, rounded: brief.roll('round') > 0.5 });
		return { under: [...collarBehind(torso, {}, brief.palette.inside), ...inside, body(brief, shape)], over: leaves };
	}
	const behind = [...inside, backBand(torso, 16, SELF)];
	if (style === 'wrap') return { under: [...behind, ...wrapFronts(cut)], over: [] };
	return { under: [...behind, body(brief, shape), edge], over: [] };
}
