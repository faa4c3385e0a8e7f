import { closed, type Knot, line, type Point } from '../curve.ts';
import { type Brief, type Fold, type Layer, piece, type Sketch } from '../layer.ts';
import { between } from '../random.ts';

function sock(brief: Brief, dx: number, dy: number, index: number): Layer[] {
	const { roll, palette } = brief;
	const at = (x: number, y: number, corner?: 0 | 1): Knot => [x + dx, y + dy, corner];
	const spot = (x: number, y: number): Point => [x + dx, y + dy];
	const leg: Knot[] = [
		at(420, 250, 1),
		at(596, 246, 1),
		at(602, 480),
		at(612, 740),
		at(660, 860),
		at(800, 960),
		at(872, 1050),
		at(850, 1140),
		at(740, 1152),
		at(590, 1096),
		at(470, 1010),
		at(412, 900),
		at(408, 700),
		at(416, 460),
	];
	const heel: Knot[] = [at(410, 842, 1), at(520, 900), at(560, 1000), at(536, 1062, 1), at(462, 1006), at(414, 926)];
	const toe: Knot[] = [at(756, 1156, 1), at(728, 1080), at(760, 990), at(814, 972, 1), at(874, 1050), at(850, 1140)];
	const cuff: Knot[] = [at(416, 246, 1), at(508, 238), at(600, 242, 1), at(602, 370, 1), at(510, 378), at(414, 374, 1)];
	const folds: Fold[] = [0, 1, 2].map((fold) => ({
		from: spot(606, 700 + fold * 54),
		to: spot(430, 760 + fold * 60 + roll(`s${index}${fold}`) * 30),
		width: 22,
		depth: fold % 2 ? -11 : 12,
		bend: -20,
	}));
	const trimmed = roll('heels') > 0.4 ? palette.accent : undefined;
	return [
		piece(closed(...leg), { round: 0.85, folds, lift: 10 }),
		piece(closed(...heel), {
			round: 0.2,
			colour: trimmed,
			plain: true,
			folds: [{ from: spot(420, 870), to: spot(540, 1040), width: 60, depth: 10 }],
		}),
		piece(closed(...toe), { round: 0.3, colour: trimmed, plain: true }),
		piece(closed(...cuff), {
			weave: 'rib',
			plain: true,
			round: 0.85,
			seams: [line(at(414, 374), at(510, 378), at(602, 370))],
		}),
	];
}

export function socks(brief: Brief): Sketch {
	const shift = between(brief.roll, 'pair', 150, 190);
	return {
		layers: [...sock(brief, shift, -40, 0), ...sock(brief, -shift * 0.5, 50, 1)],
		focus: { x: 470, y: 480, zoom: 2.8 },
	};
}
