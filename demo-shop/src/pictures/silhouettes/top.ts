import { flipped, line } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { backBand, hemStitch, neckBand, neckInside, SELF } from '../parts/neck.ts';
import { bodySide, measure, type Neckline, neckEdge, type Torso, torsoOutline } from '../parts/torso.ts';
import { torsoFolds } from '../parts/torso-folds.ts';
import { between, pick } from '../random.ts';

const BARE = { cutIn: 20, bare: true } as const;
const DROPS = { scoop: 170, square: 170, v: 210 } as const;

function cutOf(brief: Brief): Torso {
	const { roll } = brief;
	const neck = between(roll, 'neck', 104, 124);
	const shoulder = between(roll, 'strap', 166, 186);
	return measure(brief, { neck, shoulder, shoulderY: 288, armpit: 234, waist: 222, hem: 244, hemY: 1060 });
}

/** Stitching a finger's breadth inside the armholes. */
function armholeStitches(torso: Torso): string[] {
	const inside = { ...torso, shoulder: torso.shoulder - 13, armpitY: torso.armpitY + 12 };
	const knots = bodySide(inside, BARE).slice(0, 5);
	return [line(...knots), line(...flipped(knots))];
}

export function top(brief: Brief): Sketch {
	const { roll, back } = brief;
	const torso = cutOf(brief);
	const style = back ? 'scoop' : pick<Neckline & keyof typeof DROPS>(roll, 'neckline', ['scoop', 'square', 'v']);
	const drop = back ? 70 : DROPS[style];
	const body = piece(torsoOutline(torso, neckEdge(torso, drop, style), BARE), {
		round: 0.7,
		folds: torsoFolds(torso, roll, 0.9),
		stitches: [hemStitch(torso, 26), ...armholeStitches(torso)],
	});
	const layers: Layer[] = [
		...(back ? [] : [...neckInside(brief, torso, drop), backBand(torso, 16, SELF)]),
		body,
		neckBand(torso, drop, style, 16, { ...SELF, lift: 1 }),
	];
	return { layers, focus: { x: 40, y: 440, zoom: 3.2 } };
}
