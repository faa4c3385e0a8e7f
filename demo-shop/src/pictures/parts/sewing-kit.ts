import type { Colour } from '../colour.ts';
import { toHex } from '../colour.ts';
import { closed, type Knot } from '../curve.ts';
import { type Layer, piece, type Trim, trim } from '../layer.ts';

const TAPE: Colour = { lightness: 0.85, a: 0, b: 0.12 };

/** A measuring tape along the knots, with marks across it. */
export function tape(knots: readonly Knot[], width = 54): Layer[] {
	const normal = (index: number): [number, number] => {
		const [from, to] = [
			knots[Math.max(0, index - 1)] ?? [0, 0],
			knots[Math.min(knots.length - 1, index + 1)] ?? [0, 0],
		];
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
		return [(-(to[1] - from[1]) / length) * width, ((to[0] - from[0]) / length) * width];
	};
	const ends = (index: number): 0 | 1 => (index === 0 || index === knots.length - 1 ? 1 : 0);
	const inner = knots.map(([x, y], index): Knot => [x + normal(index)[0], y + normal(index)[1], ends(index)]);
	const outline = closed(...knots.map(([x, y], index): Knot => [x, y, ends(index)]), ...inner.toReversed());
	const ticks = knots.slice(1).flatMap(([x, y], index) => {
		const [fromX, fromY] = knots[index] ?? [0, 0];
		const steps = Math.max(2, Math.round(Math.hypot(x - fromX, y - fromY) / 22));
		return Array.from({ length: steps }, (_, step) => {
			const t = step / steps;
			const [nx, ny] = [
				normal(index)[0] * (1 - t) + normal(index + 1)[0] * t,
				normal(index)[1] * (1 - t) + normal(index + 1)[1] * t,
			];
			const reach = step % 5 ? 0.3 : 0.55;
			return `M${(fromX + (x - fromX) * t).toFixed(1)} ${(fromY + (y - fromY) * t).toFixed(1)}l${(nx * reach).toFixed(1)} ${(ny * reach).toFixed(1)}`;
		});
	});
	return [piece(outline, { colour: TAPE, weave: 'none', round: 0.25, lift: 7, seams: [ticks.join('')] })];
}

/** A pin stuck through cloth, its head at the origin of its turn. */
export function pin(x: number, y: number, turn: number, head: string): Trim {
	return trim(
		`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M3 6V86" stroke="#1e1410" stroke-opacity=".35" stroke-width="5"/><path d="M0 0V84" stroke="#c9c9c6" stroke-width="4.5"/><circle cx="2" cy="4" r="13" fill="#1e1410" fill-opacity=".3"/><circle r="12.5" fill="${head}"/><circle cx="-4" cy="-4" r="4" fill="#fff" fill-opacity=".6"/></g>`,
	);
}

/** A needle with the end of its thread. */
export function needle(x: number, y: number, turn: number, colour: Colour): Trim {
	const yarn = toHex(colour);
	return trim(
		`<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linecap="round"><path d="M5 10V246" stroke="#1e1410" stroke-opacity=".3" stroke-width="9"/><path d="M0 18C70 -30 40 -120 130 -140S250 -40 300 -110" stroke="${yarn}" stroke-width="8"/><path d="M0 0V240" stroke="#b8b9b8" stroke-width="8"/><path d="M-2 6V220" stroke="#f2f2ef" stroke-width="2.4"/><ellipse cy="16" rx="2.6" ry="13" fill="${yarn}" stroke="none"/></g>`,
		[[x, y]],
	);
}
