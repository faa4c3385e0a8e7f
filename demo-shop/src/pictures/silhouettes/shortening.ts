import { toHex } from '../colour.ts';
import { closed, type Knot, line, SIDES, sideOf } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { pin, tape } from '../parts/sewing-kit.ts';

const HEM = 1130;
const TURNED = 170;
const STANCE = 170;

function leg(side: 1 | -1): Layer {
	const knots: Knot[] = [
		[STANCE - 148, 250, 1],
		[STANCE + 156, 250, 1],
		[STANCE + 140, 700],
		[STANCE + 128, HEM, 1],
		[STANCE, HEM + 8],
		[STANCE - 128, HEM, 1],
		[STANCE - 138, 700],
	];
	return piece(closed(...sideOf(side, knots)), {
		round: 0.7,
		lift: 8,
		folds: [
			{ from: [side * STANCE, 260], to: [side * (STANCE + 4), HEM], width: 10, depth: 10, open: true },
			{ from: [side * (STANCE + 120), 560], to: [side * (STANCE - 110), 660], width: 26, depth: 11, bend: 10 },
			{ from: [side * (STANCE - 110), 760], to: [side * (STANCE + 110), 850], width: 26, depth: -10, bend: 10 },
		],
	});
}

/** The hem turned up to its new length, with the wrong side out. */
function turnUp({ palette }: Brief, side: 1 | -1): Layer {
	const knots: Knot[] = [
		[STANCE - 130, HEM - TURNED, 1],
		[STANCE, HEM - TURNED + 10],
		[STANCE + 132, HEM - TURNED, 1],
		[STANCE + 130, HEM + 4, 1],
		[STANCE, HEM + 12],
		[STANCE - 130, HEM + 4, 1],
	];
	const chalk = line(
		...sideOf(side, [
			[STANCE - 120, HEM - 26],
			[STANCE, HEM - 18],
			[STANCE + 120, HEM - 26],
		]),
	);
	return piece(closed(...sideOf(side, knots)), { colour: palette.inside, round: 0.7, lift: 7, stitches: [chalk] });
}

/** Trouser legs with their hems turned up and pinned, and a tape beside them. */
export function shortening(brief: Brief): Sketch {
	const head = toHex(brief.palette.accent);
	const pins = SIDES.flatMap((side) => [-70, 10, 86].map((x) => pin(side * STANCE + x, HEM - TURNED - 34, 6, head)));
	const layers: Layer[] = [
		...SIDES.map(leg),
		...SIDES.map((side) => turnUp(brief, side)),
		...pins,
		...tape([
			[420, 330],
			[436, 620],
			[418, 900],
			[440, 1180],
		]),
	];
	return { layers, focus: { x: STANCE + 40, y: HEM - 130, zoom: 2.4 } };
}
