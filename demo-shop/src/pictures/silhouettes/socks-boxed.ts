import type { Colour } from '../colour.ts';
import { box, closed, line } from '../curve.ts';
import { type Brief, type Layer, named, piece, type Sketch } from '../layer.ts';
import { thread } from '../parts/trims.ts';

const BOARD: Colour = { lightness: 0.74, a: 0.018, b: 0.052 };
const FLOOR: Colour = { lightness: 0.6, a: 0.02, b: 0.05 };
const RUST: Colour = { lightness: 0.56, a: 0.1, b: 0.085 };
const NAVY: Colour = { lightness: 0.36, a: 0, b: -0.06 };
const CREAM: Colour = { lightness: 0.93, a: 0.004, b: 0.03 };

/** A pair rolled flat, its cuff at the top. */
function pair(colour: Colour, x: number): Layer[] {
	const half = 112;
	const body = closed(
		[x - half, 560, 1],
		[x + half, 560, 1],
		[x + half + 5, 800],
		[x + half - 6, 1010],
		[x, 1040],
		[x - half + 6, 1010],
		[x - half - 5, 800],
	);
	const cuff = closed(
		[x - half - 3, 470, 1],
		[x, 462],
		[x + half + 3, 470, 1],
		[x + half + 2, 572, 1],
		[x, 580],
		[x - half - 2, 572, 1],
	);
	const stripes = [640, 700, 760, 820, 880, 940].map((y) =>
		thread(
			[
				[x - half + 2, y],
				[x, y + 9],
				[x + half - 2, y],
			],
			CREAM,
			17,
			0.92,
		),
	);
	const fold = line([x + 46, 590], [x + 52, 1030]);
	return [
		piece(body, { colour, round: 0.75, lift: 10 }),
		...stripes,
		piece(cuff, { colour, weave: 'rib', round: 0.85, lift: 4, seams: [fold] }),
	];
}

/** Three pairs in a box of cardboard. */
export function boxedSocks({ palette }: Brief): Sketch {
	const tray = [
		piece(box(-440, 390, 880, 730), { colour: BOARD, weave: 'none', round: 0.1, lift: 14 }),
		piece(box(-410, 420, 820, 670), { colour: FLOOR, weave: 'none', round: -0.3 }),
	];
	const pairs = [palette.cloth, RUST, NAVY].flatMap((colour, index) => pair(colour, (index - 1) * 262));
	return { layers: [...named('box', tray), ...pairs], focus: { x: -120, y: 640, zoom: 2.2 } };
}
