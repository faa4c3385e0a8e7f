import { type Fold, onSide } from '../layer.ts';
import { between, type Roll } from '../random.ts';
import type { Torso } from './torso.ts';

type Vary = (key: string, low: number, high: number) => number;

/** Drag lines from the armpit and the shoulder. */
function chestFolds({ armpit, armpitY, shoulder, shoulderY }: Torso, vary: Vary): Fold[] {
	return [
		{
			from: [armpit - 2, armpitY - 24],
			to: [vary('a', 60, 130), armpitY + vary('b', 90, 190)],
			width: 28,
			depth: 12,
			bend: -18,
		},
		{
			from: [armpit - 6, armpitY + 20],
			to: [vary('c', 120, 170), armpitY + vary('d', 210, 330)],
			width: 36,
			depth: -10,
			bend: -26,
		},
		{ from: [shoulder - 30, shoulderY + 16], to: [vary('e', 120, 160), armpitY + 60], width: 34, depth: 10, bend: 20 },
	];
}

/** Soft waves at the waist and an open fold down to the hem. */
function waistFolds({ waist, waistY, hem, hemY }: Torso, vary: Vary): Fold[] {
	const fall = vary('l', 90, 190);
	return [
		{
			from: [waist + 8, waistY - vary('f', 0, 50)],
			to: [vary('g', 30, 120), waistY + vary('h', 10, 70)],
			width: 30,
			depth: 10,
			bend: -16,
		},
		{
			from: [waist + 8, waistY + vary('i', 60, 110)],
			to: [vary('j', 80, 160), waistY + vary('k', 60, 150)],
			width: 28,
			depth: -8,
			bend: 14,
		},
		{ from: [fall, waistY + 40], to: [(hem * fall) / waist, hemY + 20], width: 42, depth: 14, open: true },
	];
}

/** Cloth hanging from the shoulders; no two sides fall alike. */
export function torsoFolds(torso: Torso, roll: Roll, depth = 1): Fold[] {
	const side = (name: string): Fold[] => {
		const vary: Vary = (key, low, high) => between(roll, name + key, low, high);
		return [...chestFolds(torso, vary), ...waistFolds(torso, vary)];
	};
	const middle: Fold = {
		from: [between(roll, 'mid', -50, 50), torso.waistY],
		to: [between(roll, 'mid', -70, 70), torso.hemY + 20],
		width: 46,
		depth: -13,
		open: true,
	};
	const folds = [...side('right'), ...side('left').map((fold) => onSide(fold, -1)), middle];
	return folds.map((fold) => ({ ...fold, depth: fold.depth * depth }));
}
