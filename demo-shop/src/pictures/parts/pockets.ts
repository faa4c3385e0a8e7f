import { closed, line } from '../curve.ts';
import { type Layer, type Piece, piece } from '../layer.ts';

/** A sewn-on pocket with a pointed bottom; `x` is its middle, `y` its opening. */
export function patchPocket(x: number, y: number, width: number, height: number, look: Partial<Piece> = {}): Layer[] {
	const half = width / 2;
	const shape = (inset: number) =>
		[
			[x - half + inset, y, 1],
			[x - half + inset, y + height - 22 - inset * 0.6, 1],
			[x, y + height - inset, 1],
			[x + half - inset, y + height - 22 - inset * 0.6, 1],
			[x + half - inset, y, 1],
		] as const;
	return [
		piece(closed([x - half, y, 1], ...[...shape(0)].reverse().slice(0, 4)), {
			round: 0.12,
			lift: 3,
			stitches: [line(...shape(6)), line([x - half, y + 22], [x + half, y + 22])],
			...look,
		}),
	];
}

/** A flap over a pocket; `turn` is its slant in degrees. */
export function flap(x: number, y: number, width: number, height: number, turn = 0, look: Partial<Piece> = {}): Layer {
	const half = width / 2;
	const rise = Math.tan((turn * Math.PI) / 180) * half;
	return piece(
		closed(
			[x - half, y + rise, 1],
			[x + half, y - rise, 1],
			[x + half, y + height - rise - 12],
			[x + half - 14, y + height - rise],
			[x - half + 14, y + height + rise],
			[x - half, y + height + rise - 12],
		),
		{ round: 0.12, lift: 6, ...look },
	);
}

/** A narrow welt, as on a blazer's chest or a slanted coat pocket. */
export function welt(
	from: readonly [number, number],
	to: readonly [number, number],
	width: number,
	look: Partial<Piece> = {},
): Layer {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const [nx, ny] = [(-(to[1] - from[1]) / length) * width, ((to[0] - from[0]) / length) * width];
	return piece(
		closed([from[0], from[1], 1], [to[0], to[1], 1], [to[0] + nx, to[1] + ny, 1], [from[0] + nx, from[1] + ny, 1]),
		{ round: 0.12, lift: 4, ...look },
	);
}
