import { closed, type Knot, type Outline, type Point, type Side, sideOf } from '../curve.ts';
import type { SleeveCut } from './sleeve-cuts.ts';
import type { Torso } from './torso.ts';

/** Places in a right sleeve: `t` from shoulder (0) to end (1), `offset` outwards from its middle. */
export interface Axis {
	at: (t: number, offset: number) => Point;
	angle: number;
}

export function axisOf(torso: Torso, { length, angle }: SleeveCut): Axis {
	const start: Point = [(torso.shoulder + torso.armpit) / 2 - 12, (torso.shoulderY + torso.armpitY) / 2 - 40];
	const radians = (angle * Math.PI) / 180;
	const [dx, dy] = [Math.sin(radians), Math.cos(radians)];
	const sway = length > 500 ? length * 0.035 : 0;
	return {
		angle,
		at: (t, offset) => {
			const bow = sway * Math.sin(Math.PI * Math.min(1, t));
			return [start[0] + dx * length * t + dy * (offset + bow), start[1] + dy * length * t - dx * (offset + bow)];
		},
	};
}

/** End of a sleeve as places along it and across it; a wide sleeve blouses over its cuff. */
function sleeveEnd({ end, cuff, length }: SleeveCut): [number, number, 0 | 1][] {
	const drawn = cuff && end > cuff.half + 8 ? cuff.half + 5 : undefined;
	if (!drawn)
		return [
			[1, end, 1],
			[1.008, 0, 0],
			[1, -end, 1],
		];
	const blouse = 1 - 34 / length;
	return [
		[blouse, end * 0.98, 0],
		[1.003, drawn, 1],
		[1.008, 0, 0],
		[1.003, -drawn, 1],
		[blouse, -end * 0.94, 0],
	];
}

/** The right sleeve from the shoulder tip around its end to the armpit. */
export function sleeveKnots(torso: Torso, cut: SleeveCut, axis: Axis): Knot[] {
	const { shoulder, shoulderY, armpit, armpitY } = torso;
	const on = (t: number, offset: number, corner: 0 | 1 = 0): Knot => [...axis.at(t, offset), corner];
	const [startX, startY] = axis.at(0, 0);
	const radians = (cut.angle * Math.PI) / 180;
	const [tipX, tipY] = [shoulder - startX, shoulderY - startY];
	const tip = tipX * Math.cos(radians) - tipY * Math.sin(radians);
	const tipT = (tipX * Math.sin(radians) + tipY * Math.cos(radians)) / cut.length;
	const long = cut.length > 500;
	const [capT, belowT, below] = long ? [0.17, 0.52, cut.elbow] : [0.42, 1, cut.end];
	const cap = tip + (below - tip) * ((capT - tipT) / (belowT - tipT)) + 9;
	const head: Knot[] = cut.puff
		? [on(tipT * 0.2, tip + cut.puff * 1.5), on(capT, cap + cut.puff * 1.5)]
		: [on(capT, cap)];
	return [
		[shoulder - 60, shoulderY + 24, 1],
		[shoulder - (cut.puff ? 12 : 0), shoulderY - (cut.puff ? 3 : 0), 1],
		...head,
		...(long ? [on(0.52, cut.elbow)] : []),
		...sleeveEnd(cut).map(([t, offset, corner]) => on(t, offset, corner)),
		...(long ? [on(0.55, -cut.elbow * 0.96)] : []),
		[armpit + 2, armpitY + 6, 1],
		[armpit - 70, armpitY - 20, 1],
	];
}

export function cuffOutline(cut: SleeveCut, axis: Axis, side: Side): Outline {
	const { height = 0, half = cut.end } = cut.cuff ?? {};
	const end = 1 + height / cut.length;
	const rim = cut.end > half + 6 ? half + 4 : cut.end;
	const knots: Knot[] = [
		[...axis.at(0.995, rim), 1],
		[...axis.at(end, half), 1],
		[...axis.at(end + 0.006, 0)],
		[...axis.at(end, -half), 1],
		[...axis.at(0.995, -rim), 1],
		[...axis.at(1.003, 0)],
	];
	return closed(...sideOf(side, knots));
}
