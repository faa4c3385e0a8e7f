import { flipped, line } from '../curve.ts';
import { type Brief, has, type Layer, named, type Piece, piece, type Sketch } from '../layer.ts';
import { BARE } from '../parts/armholes.ts';
import { hemStitch, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { slipBodice } from '../parts/slip.ts';
import { strip } from '../parts/strip.ts';
import { bodySide, measure, NECK_DROPS, neckEdge, necklineOf, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { buttonRow } from '../parts/trims.ts';
import { between } from '../random.ts';

function cutOf(brief: Brief): Torso {
	const neck = between(brief.roll, 'neck', 112, 120);
	return measure(brief, { neck, shoulder: 180, shoulderY: 288, armpit: 234, waist: 222, hem: 244, hemY: 1060 });
}

/** Stitching a finger's breadth inside the armholes. */
function armholeStitches(torso: Torso): string[] {
	const inside = { ...torso, shoulder: torso.shoulder - 13, armpitY: torso.armpitY + 12 };
	const knots = bodySide(inside, BARE).slice(0, 5);
	return [line(...knots), line(...flipped(knots))];
}

function buttonFront({ palette }: Brief, top: number, bottom: number): Layer[] {
	return named('closure:buttons', [
		strip({ top, bottom, half: 24 }, { lift: 3 }),
		...buttonRow(0, top + 40, bottom - 60, 6, 11, palette.button),
	]);
}

/** A sleeveless top: with straps cut in one piece, or hanging from thin ones. */
export function top(brief: Brief): Sketch {
	const { roll, back, garment } = brief;
	const torso = cutOf(brief);
	const look: Partial<Piece> = { folds: torsoFolds(torso, roll, 0.9), stitches: [hemStitch(torso, 26)] };
	const focus = { x: 40, y: 460, zoom: 3.2 };
	if (has(brief, 'thin-straps')) return { layers: slipBodice(brief, torso, look), focus };
	const style = back ? 'scoop' : necklineOf(brief);
	const drop = back ? 90 : NECK_DROPS[style];
	const body = piece(torsoOutline(torso, neckEdge(torso, drop, style), BARE), {
		...look,
		part: has(brief, 'wide-straps') ? 'wide-straps' : undefined,
		round: 0.7,
		stitches: [hemStitch(torso, 26), ...armholeStitches(torso)],
	});
	const closing = !back && garment.parts.closure === 'buttons';
	const layers: Layer[] = [
		...(back ? [] : neckInside(brief, torso, drop)),
		body,
		...(closing ? buttonFront(brief, torso.neckY + drop + 4, torso.hemY + 8) : []),
		neckBand(torso, drop, style, 16, { ...SELF, lift: 1 }),
	];
	return { layers, focus };
}
