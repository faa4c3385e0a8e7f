import { closed, symmetric } from '../curve.ts';
import { type Fold, type Layer, piece } from '../layer.ts';

function strap(half: number, y: number): Layer {
	const pull = (side: 1 | -1): Fold => ({ from: [side * half * 0.8, y], to: [side * 24, y + 8], width: 12, depth: -7 });
	const outline = symmetric([0, y - 18], [half + 4, y - 26, 1], [half + 6, y + 24, 1], [0, y + 32]);
	return piece(outline, { round: 0.5, lift: 7, folds: [pull(1), pull(-1)] });
}

function tail(lean: number, y: number, length: number): Layer {
	const root = lean * 0.2;
	const outline = closed(
		[root - 18, y + 8, 1],
		[root + 20, y + 8, 1],
		[lean * 0.7 + 30, y + length * 0.6],
		[lean + 30, y + length, 1],
		[lean - 20, y + length + 10, 1],
		[lean * 0.5 - 22, y + length * 0.55],
	);
	const fold: Fold = { from: [root, y + 10], to: [lean + 8, y + length + 6], width: 13, depth: 9, open: true };
	return piece(outline, { round: 0.5, lift: 8, folds: [fold] });
}

function knot(y: number): Layer {
	const outline = closed(
		[-22, y - 28, 1],
		[8, y - 30],
		[30, y - 26, 1],
		[26, y + 4],
		[32, y + 30, 1],
		[2, y + 36],
		[-28, y + 30, 1],
		[-20, y],
	);
	const pull: Fold = { from: [-20, y - 24], to: [24, y + 28], width: 10, depth: 10, bend: 8 };
	return piece(outline, { round: 0.45, lift: 6, folds: [pull] });
}

/** The knot of a cloth belt with its hanging ends. */
export function beltKnot(y: number): Layer[] {
	return [tail(52, y, 250), tail(-40, y, 210), knot(y)];
}

/** A cloth belt around the waist; from behind it has no knot. */
export function tiedBelt(half: number, y: number, back: boolean): Layer[] {
	return back ? [strap(half, y)] : [strap(half, y), ...beltKnot(y)];
}
