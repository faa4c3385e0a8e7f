import { type Colour, toHex } from '../colour.ts';
import { closed, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, piece, type Sketch } from '../layer.ts';
import { pin, tape } from '../parts/sewing-kit.ts';

const LINEN: Colour = { lightness: 0.85, a: 0.006, b: 0.035 };
const WOOD: Colour = { lightness: 0.5, a: 0.045, b: 0.07 };

function stand(): Layer[] {
	const pole = closed([-15, 960, 1], [15, 960, 1], [17, 1230, 1], [-17, 1230, 1]);
	const foot = symmetric([0, 1200], [60, 1212], [196, 1286], [206, 1312, 1], [60, 1276], [0, 1270]);
	return [
		piece(pole, { colour: WOOD, weave: 'none', round: 0.9 }),
		piece(foot, { colour: WOOD, weave: 'none', round: 0.6 }),
	];
}

function form(): Layer[] {
	const body = symmetric(
		[0, 252],
		[64, 262, 1],
		[76, 330],
		[196, 376],
		[240, 440],
		[226, 560],
		[172, 700],
		[196, 830],
		[238, 950, 1],
		[120, 984],
		[0, 990],
	);
	const knob = symmetric([0, 176], [22, 190], [30, 212], [64, 250, 1], [0, 258]);
	const seams = [
		line([0, 256], [0, 988]),
		line([108, 350], [96, 560], [82, 700], [104, 980]),
		line([-108, 350], [-96, 560], [-82, 700], [-104, 980]),
	];
	return [
		piece(knob, { colour: WOOD, weave: 'none', round: 0.9 }),
		piece(body, { colour: LINEN, weave: 'linen', plain: true, round: 0.9, seams, lift: 10 }),
	];
}

/** Cloth pinned over one shoulder of the form. */
function draped({ palette }: Brief): Layer[] {
	const cloth = closed(
		[70, 326, 1],
		[176, 362],
		[250, 440],
		[262, 640],
		[222, 800],
		[300, 1090, 1],
		[110, 1130],
		[-60, 1100, 1],
		[-20, 860],
		[40, 700],
		[60, 500],
	);
	const folds = [0.1, 0.35, 0.6, 0.85].map((share, index) => ({
		from: [80 + share * 130, 380] as const,
		to: [-40 + share * 330, 1120] as const,
		width: 34,
		depth: index % 2 ? -17 : 19,
		bend: 36,
	}));
	const head = toHex(palette.accent);
	return [piece(cloth, { round: 0.6, folds, lift: 9 }), pin(104, 356, 100, head), pin(64, 690, 80, head)];
}

/** A tailor's dummy with cloth pinned to it and a tape around its neck. */
export function fitting(brief: Brief): Sketch {
	const layers: Layer[] = [
		...stand(),
		...form(),
		...draped(brief),
		...tape(
			[
				[-66, 286],
				[-108, 420],
				[-92, 600],
				[-126, 800],
			],
			-46,
		),
		...tape(
			[
				[112, 290],
				[30, 330],
				[-72, 284],
			],
			-44,
		),
	];
	return { layers, focus: { x: 10, y: 460, zoom: 2.2 } };
}
