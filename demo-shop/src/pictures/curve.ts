export type Point = readonly [x: number, y: number];
/** A point a curve passes through; `1` makes it a corner instead of a smooth bend. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1 | undefined];

export interface Outline {
	path: string;
	/** The same line as a polygon, for shading. */
	points: Point[];
}

function direction(from: Knot, to: Knot): Point {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function tangent(before: Knot | undefined, at: Knot, after: Knot | undefined, chord: Point): Point {
	return at[2] === 1 || !before || !after ? chord : direction(before, after);
}

function segment(knots: readonly Knot[], index: number, loop: boolean): [Point, Point, Point, Point] {
	const count = knots.length;
	const knot = (place: number) => (loop ? knots[(place + count) % count] : knots[place]);
	const [from, to] = [knot(index), knot(index + 1)];
	if (!from || !to) throw new RangeError('A curve needs two knots');
	const chord = direction(from, to);
	const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
	const leave = tangent(knot(index - 1), from, to, chord);
	const arrive = tangent(from, to, knot(index + 2), chord);
	return [
		[from[0], from[1]],
		[from[0] + leave[0] * reach, from[1] + leave[1] * reach],
		[to[0] - arrive[0] * reach, to[1] - arrive[1] * reach],
		[to[0], to[1]],
	];
}

function bezierPoint([p0, p1, p2, p3]: [Point, Point, Point, Point], t: number): Point {
	const s = 1 - t;
	const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
	return [w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0], w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1]];
}

const show = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function trace(knots: readonly Knot[], loop: boolean): Outline {
	const segments = Array.from({ length: loop ? knots.length : knots.length - 1 }, (_, index) =>
		segment(knots, index, loop),
	);
	const commands = segments.map(([, p1, p2, p3]) => `C${show(p1)} ${show(p2)} ${show(p3)}`);
	const start = segments[0]?.[0] ?? [0, 0];
	const points = segments.flatMap((bezier) =>
		[0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map((t) => bezierPoint(bezier, t)),
	);
	return { path: `M${show(start)}${commands.join('')}${loop ? 'Z' : ''}`, points };
}

/** A closed shape through the knots. */
export function closed(...knots: Knot[]): Outline {
	return trace(knots, true);
}

/** An open line through the knots, as path data. */
export function line(...knots: Knot[]): string {
	return trace(knots, false).path;
}

/** The same knots on the other side of the middle. */
export function flipped(knots: readonly Knot[]): Knot[] {
	return knots.map(([x, y, corner]) => [-x, y, corner]);
}

/** A closed symmetric shape, given the knots of its right half from top to bottom. */
export function symmetric(...half: Knot[]): Outline {
	const other = flipped(half)
		.reverse()
		.filter(([x]) => Math.abs(x) > 0.5);
	return trace([...half, ...other], true);
}

export function sideOf(side: 1 | -1, knots: readonly Knot[]): Knot[] {
	return side === 1 ? [...knots] : flipped(knots);
}

export function ellipse(x: number, y: number, width: number, height = width): Outline {
	return closed([x, y - height], [x + width, y], [x, y + height], [x - width, y]);
}

export function box(x: number, y: number, width: number, height: number): Outline {
	return closed([x, y, 1], [x + width, y, 1], [x + width, y + height, 1], [x, y + height, 1]);
}

/** Right and left of the picture. */
export const SIDES = [1, -1] as const;
export type Side = (typeof SIDES)[number];

/** A line across the middle that sags by `dip`. */
export function across(half: number, y: number, dip = 0): string {
	return line([-half, y], [0, y + dip], [half, y]);
}
