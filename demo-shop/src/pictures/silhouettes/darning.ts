import { closed, ellipse } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { needle } from '../parts/sewing-kit.ts';
import { thread } from '../parts/trims.ts';

/** The mended place: yarn in one direction, woven through in the other. */
function darn({ palette, roll }: Brief, x: number, y: number, half: number): Layer[] {
	const strands = Array.from({ length: 13 }, (_, index) => (index / 6 - 1) * half);
	const warp = strands.map((at, index) => {
		const reach = Math.sqrt(Math.max(0, half ** 2 - at ** 2)) + 22 + roll(`warp${x}${index}`) * 16;
		return thread(
			[
				[x + at, y - reach],
				[x + at, y + reach],
			],
			palette.accent,
			11,
			0.95,
		);
	});
	const weft = strands.flatMap((at, row) =>
		strands.slice(0, -1).flatMap((from, column) => {
			if ((row + column) % 2 || Math.hypot(at, from) > half * 1.12) return [];
			return thread(
				[
					[x + from - 3, y + at],
					[x + from + half / 6 + 5, y + at],
				],
				{ ...palette.accent, lightness: palette.accent.lightness * 0.86 },
				11,
			);
		}),
	);
	return [piece(ellipse(x, y, half * 0.8), { colour: palette.seam, round: -0.4 }), ...warp, ...weft];
}

/** The elbow of a sweater with a darn that wants to be seen. */
export function darning(brief: Brief): Sketch {
	const sleeve = closed(
		[-330, 190, 1],
		[120, 210, 1],
		[210, 470],
		[380, 760],
		[420, 1000, 1],
		[120, 1150, 1],
		[-110, 960],
		[-290, 620],
	);
	const cuff = closed([420, 990, 1], [452, 1110, 1], [146, 1270, 1], [112, 1142, 1]);
	const layers: Layer[] = [
		piece(sleeve, {
			round: 0.8,
			weave: 'knit',
			lift: 8,
			turn: -28,
			folds: [
				{ from: [180, 500], to: [-240, 690], width: 34, depth: 15, bend: 30 },
				{ from: [230, 560], to: [-180, 830], width: 30, depth: -13, bend: 26 },
				{ from: [-150, 240], to: [-60, 560], width: 40, depth: 12 },
			],
		}),
		piece(cuff, { weave: 'rib', plain: true, round: 0.85, lift: 6, turn: -28 }),
		...darn(brief, -50, 640, 112),
		needle(128, 590, 58, brief.palette.accent),
	];
	return { layers, focus: { x: -20, y: 650, zoom: 2.2 } };
}
