import { closed, ellipse, symmetric } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';

/** A tube of thick knitting without beginning or end, slumped as it lies on a table. */
export function snood({ palette, roll }: Brief): Sketch {
	const back = closed([-372, 600], [-250, 470], [0, 420], [250, 470], [372, 600], [250, 700], [-250, 700]);
	const front = symmetric(
		[0, 700],
		[210, 660],
		[376, 560],
		[416, 660],
		[384, 780],
		[424, 900],
		[380, 1040],
		[210, 1120],
		[0, 1140],
	);
	const drapes = [690, 790, 880, 980, 1070].map(
		(y, index): Fold => ({
			from: [-420, y - 70 + roll(`left${index}`) * 30],
			to: [420, y - 70 + roll(`right${index}`) * 30],
			width: 36,
			depth: index % 2 ? -22 : 26,
			bend: 110,
		}),
	);
	const layers: Layer[] = [
		piece(back, { round: 0.6, turn: 0 }),
		piece(ellipse(0, 590, 306, 98), { colour: palette.inside, round: -0.7 }),
		piece(front, { round: 0.85, folds: drapes, lift: 12 }),
	];
	return { layers, focus: { x: 60, y: 860, zoom: 2.2 } };
}
