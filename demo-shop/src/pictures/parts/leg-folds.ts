import type { Side } from '../curve.ts';
import { type Fold, onSide } from '../layer.ts';
import { between, type Roll } from '../random.ts';

export interface Legs {
	waist: number;
	waistY: number;
	hip: number;
	hipY: number;
	crotchY: number;
	/** Middle of the leg at the hem, from the middle of the garment. */
	stance: number;
	knee: number;
	kneeY: number;
	hem: number;
	hemY: number;
}

/** Long enough to have a knee. */
export function isLong({ hemY, crotchY }: Legs): boolean {
	return hemY - crotchY > 400;
}

type Vary = (key: string, low: number, high: number) => number;

/** Whiskers of the seat. */
function hipFolds({ hip, hipY, crotchY, stance }: Legs, vary: Vary): Fold[] {
	return [
		{
			from: [6, crotchY - 10],
			to: [hip * vary('a', 0.7, 0.85), hipY + vary('b', -20, 30)],
			width: 22,
			depth: 12,
			bend: 14,
		},
		{ from: [10, crotchY + 14], to: [hip * 0.86, crotchY + vary('c', 20, 70)], width: 24, depth: -11, bend: 12 },
		{ from: [16, crotchY + 50], to: [stance, crotchY + vary('d', 200, 280)], width: 28, depth: 12 },
	];
}

function kneeFolds({ stance, knee, kneeY }: Legs, vary: Vary): Fold[] {
	return [-60, 0, 54].map((drop, index) => ({
		from: [stance + knee * 0.9, kneeY + drop + vary(`k${index}`, -20, 20)],
		to: [stance - knee * 0.85, kneeY + drop + vary(`l${index}`, -34, 40)],
		width: 26,
		depth: index % 2 ? -8 : 9,
		bend: 14,
	}));
}

/** A full leg falls in waves, a narrow one breaks over the shoe. */
function fallFolds({ stance, knee, kneeY, hem, hemY }: Legs, vary: Vary): Fold[] {
	if (hem > 110) {
		return [-0.5, 0.05, 0.55].map((share, index) => ({
			from: [stance + knee * share * 0.6, kneeY - 120],
			to: [stance + hem * share, hemY + 30],
			width: hem * 0.3,
			depth: index % 2 ? -17 : 17,
			open: true,
		}));
	}
	return [40, 86].map((rise, index) => ({
		from: [stance + hem, hemY - rise - 30],
		to: [stance - hem * 0.9, hemY - rise + vary(`h${index}`, -10, 20)],
		width: 20,
		depth: index ? -9 : 10,
		bend: 16,
	}));
}

/** Creases of one leg, from the seat to the hem. */
export function legFolds(legs: Legs, roll: Roll, side: Side, depth: number): Fold[] {
	const { crotchY, stance, hemY } = legs;
	const vary: Vary = (key, low, high) => between(roll, `leg${side}${key}`, low, high);
	const short: Fold = {
		from: [stance * 0.9, crotchY],
		to: [stance * 1.1, hemY + 20],
		width: 46,
		depth: 12,
		open: true,
	};
	const lower = isLong(legs) ? [...kneeFolds(legs, vary), ...fallFolds(legs, vary)] : [short];
	return [...hipFolds(legs, vary), ...lower].map((fold) => ({ ...onSide(fold, side), depth: fold.depth * depth }));
}
