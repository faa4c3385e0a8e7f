import { closed, ellipse } from '../curve.ts';
import { type Brief, type Fold, type Layer, named, piece, type Sketch } from '../layer.ts';

/** A felted beret lying a little aslant, with its stalk. */
export function beret({ back }: Brief): Sketch {
	const lean = back ? -1 : 1;
	const crown = closed(
		[-392 * lean, 720],
		[-300 * lean, 560],
		[-40 * lean, 478],
		[250 * lean, 530],
		[404 * lean, 690],
		[372 * lean, 800],
		[180 * lean, 872],
		[-150 * lean, 868],
		[-352 * lean, 810],
	);
	const band = closed(
		[-206 * lean, 842, 1],
		[0, 872],
		[214 * lean, 850, 1],
		[224 * lean, 916, 1],
		[0, 948],
		[-214 * lean, 908, 1],
	);
	const rolls: Fold[] = [
		{ from: [-330 * lean, 742], to: [300 * lean, 770], width: 44, depth: -16, bend: 46 },
		{ from: [-280 * lean, 640], to: [330 * lean, 690], width: 60, depth: 12, bend: -40 },
		{ from: [-210 * lean, 860], to: [-330 * lean, 760], width: 34, depth: 13, bend: 12 },
		{ from: [200 * lean, 862], to: [350 * lean, 760], width: 34, depth: 13, bend: -12 },
		{ from: [20 * lean, 868], to: [60 * lean, 760], width: 30, depth: -9 },
	];
	const stalk = closed([18 * lean, 500, 1], [24 * lean, 440], [44 * lean, 432], [50 * lean, 446], [40 * lean, 502, 1]);
	const layers: Layer[] = [
		piece(band, { round: 0.8, weave: 'rib', plain: true }),
		...named('stalk', [piece(stalk, { round: 0.9 })]),
		piece(crown, { round: 0.5, folds: rolls, lift: 12 }),
		piece(ellipse(30 * lean, 500, 26, 9), { round: 0.5, lift: 2 }),
	];
	return { layers, focus: { x: 40, y: 600, zoom: 2.3 } };
}
