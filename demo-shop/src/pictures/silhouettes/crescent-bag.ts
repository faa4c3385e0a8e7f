import { closed, type Knot, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, named, piece, type Sketch } from '../layer.ts';
import { stud, zip } from '../parts/trims.ts';

const TOP = 860;

function strap(width: number): Knot[] {
	const outer: Knot[] = [
		[-332, TOP + 14, 1],
		[-330, 560],
		[-190, 260],
		[0, 196],
		[190, 260],
		[330, 560],
		[332, TOP + 14, 1],
	];
	const inner = outer.map(
		([x, y, corner]): Knot => [x * (1 - width / 330), y + (y < 300 ? width : width * 0.4), corner],
	);
	return [...outer, ...inner.toReversed()];
}

/** A small leather bag in the form of a half moon, on a long strap. */
export function crescentBag(brief: Brief): Sketch {
	const { palette, back } = brief;
	const moon = symmetric(
		[0, TOP + 96],
		[190, TOP + 62],
		[346, TOP - 18, 1],
		[372, TOP + 60],
		[300, TOP + 252],
		[150, TOP + 372],
		[0, TOP + 404],
	);
	const stitched = line(
		[-352, TOP + 62],
		[-286, TOP + 236],
		[-146, TOP + 348],
		[0, TOP + 380],
		[146, TOP + 348],
		[286, TOP + 236],
		[352, TOP + 62],
	);
	const body = piece(moon, {
		round: 0.75,
		lift: 12,
		stitches: [stitched],
		folds: [
			{ from: [-230, TOP + 110], to: [-90, TOP + 320], width: 46, depth: 12, bend: -20 },
			{ from: [240, TOP + 100], to: [120, TOP + 300], width: 46, depth: -11, bend: 20 },
		],
	});
	const mouth = zip(
		[
			[-300, TOP + 22],
			[-150, TOP + 82],
			[0, TOP + 104],
			[150, TOP + 82],
			[306, TOP + 18],
		],
		palette,
	);
	const rings = [-1, 1].map((side) => stud(side * 338, TOP + 16, 20, palette.metal));
	const layers: Layer[] = [
		piece(closed(...strap(34)), { part: 'shoulder-strap', round: 0.5, lift: 8 }),
		body,
		...rings,
		...(back ? [] : named('closure:zip', [mouth])),
	];
	return { layers, focus: { x: 90, y: TOP + 130, zoom: 2.4 } };
}
