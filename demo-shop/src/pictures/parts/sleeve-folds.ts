import type { Fold } from '../layer.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import type { Axis } from './sleeve-shape.ts';

type Vary = (key: string, low: number, high: number) => number;

/** Pulls from the armpit and the sleeve head. */
function headFolds({ elbow, length }: SleeveCut, axis: Axis, vary: Vary): Fold[] {
	const long = length > 500;
	const down = { from: axis.at(0.04, elbow * 0.2), to: axis.at(long ? 0.42 : 0.95, elbow * vary('u', 0.1, 0.5)) };
	const pull = { from: axis.at(long ? 0.1 : 0.3, -elbow), to: axis.at(long ? 0.36 : 0.9, elbow * 0.5) };
	return [
		{ ...down, width: 30, depth: 11 },
		{ ...pull, width: 26, depth: -11, bend: 16 },
	];
}

/** Folds of a right sleeve: puckers at the elbow and above the wrist. */
export function sleeveFolds(cut: SleeveCut, axis: Axis, vary: Vary): Fold[] {
	const { elbow, length } = cut;
	const pucker = (t: number, tilt: number, depth: number): Fold => ({
		from: axis.at(t, elbow * 0.95),
		to: axis.at(t + tilt, -elbow * 0.9),
		width: 20,
		depth,
		bend: 12,
	});
	const head = headFolds(cut, axis, vary);
	if (length < 500) return head;
	const bent = [0.44, 0.52, 0.6].map((t, index) =>
		pucker(t + vary(`e${index}`, -0.03, 0.03), vary(`s${index}`, -0.06, 0.07), index % 2 ? -8 : 10),
	);
	const wrist = [0.82, 0.9].map((t, index) =>
		pucker(t + vary(`w${index}`, -0.02, 0.02), vary(`v${index}`, -0.04, 0.05), index ? 7 : -8),
	);
	return [...head, ...bent, ...wrist];
}
