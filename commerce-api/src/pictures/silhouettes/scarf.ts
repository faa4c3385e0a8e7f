import { CENTRE, closed, type Knot, line } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';
import { thinLine } from './trims.ts';

function fringe(brief: Brief, left: number, right: number, y: number, slant: number): Layer[] {
	const { roll, palette } = brief;
	const count = Math.round((right - left) / 17);
	return Array.from({ length: count }, (_, index) => {
		const x = left + 8 + (index * (right - left - 16)) / (count - 1);
		const sway = slant + between(roll, `fringe${left}${index}`, -7, 7);
		return {
			...thinLine(
				line([x, y - 8], [x + sway * 0.4, y + 46], [x + sway, y + 92]),
				index % 2 ? palette.cloth : palette.seam,
				7,
			),
			reach: [[x, y + 92]],
		};
	});
}

/** A long end hanging down. */
function end(knots: Knot[], folds: Fold[], turn: number): Layer {
	return piece(closed(...knots), { round: 0.55, folds, lift: 12, turn });
}

export function scarf(brief: Brief): Sketch {
	const { roll } = brief;
	const fringed = roll('fringe') > 0.25 && brief.garment.fabric !== 'satin';
	const long = between(roll, 'long', 1210, 1290);
	const back: Knot[] = [
		[CENTRE - 40, 420, 1],
		[CENTRE + 150, 430, 1],
		[CENTRE + 210, 800],
		[CENTRE + 236, long - 70, 1],
		[CENTRE + 130, long - 56],
		[CENTRE + 22, long - 64, 1],
		[CENTRE + 10, 800],
	];
	const front: Knot[] = [
		[CENTRE - 150, 430, 1],
		[CENTRE + 60, 440, 1],
		[CENTRE + 30, 800],
		[CENTRE + 6, long, 1],
		[CENTRE - 110, long + 12],
		[CENTRE - 226, long + 2, 1],
		[CENTRE - 200, 800],
	];
	const vertical = (x: number, lean: number, bottom: number, depth: number): Fold => ({
		from: [x, 470],
		to: [x + lean, bottom + 20],
		width: 26,
		depth,
		open: true,
	});
	const ring: Knot[] = [
		[CENTRE - 250, 330],
		[CENTRE - 150, 226],
		[CENTRE, 196],
		[CENTRE + 150, 226],
		[CENTRE + 250, 330],
		[CENTRE + 196, 470],
		[CENTRE + 40, 566],
		[CENTRE - 130, 524],
		[CENTRE - 232, 430],
	];
	const hole: Knot[] = [
		[CENTRE - 138, 300],
		[CENTRE, 262],
		[CENTRE + 138, 300],
		[CENTRE + 60, 358],
		[CENTRE - 70, 358],
	];
	const drape = (y: number, bend: number, depth: number): Fold => ({
		from: [CENTRE - 236, y - 60],
		to: [CENTRE + 236, y - 66],
		width: 22,
		depth,
		bend,
	});
	const layers: Layer[] = [
		...(fringed ? fringe(brief, CENTRE + 22, CENTRE + 236, long - 62, 10) : []),
		end(
			back,
			[vertical(CENTRE + 40, 30, long, 15), vertical(CENTRE + 90, 60, long, -13), vertical(CENTRE + 120, 80, long, 12)],
			-4,
		),
		...(fringed ? fringe(brief, CENTRE - 226, CENTRE + 6, long + 4, -10) : []),
		end(
			front,
			[
				vertical(CENTRE - 100, -60, long, 15),
				vertical(CENTRE - 50, -50, long, -14),
				vertical(CENTRE + 10, -30, long, 13),
			],
			4,
		),
		piece(closed(...ring), {
			round: 0.6,
			lift: 12,
			turn: 84,
			folds: [
				drape(430, 110, 17),
				drape(470, 120, -14),
				drape(500, 124, 15),
				drape(540, 120, -13),
				drape(400, 66, -14),
			],
		}),
		piece(closed(...hole), { colour: brief.palette.inside, round: -0.6 }),
	];
	return { layers, focus: { x: 590, y: 470, zoom: 2.7 } };
}
