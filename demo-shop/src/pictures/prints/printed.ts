import { blend, type Colour, toHex, withLightness } from '../colour.ts';
import { between, type Roll } from '../random.ts';
import { flower, leaf } from './motifs.ts';
import type { Ink, PrintTile } from './tile.ts';

export function dots({ palette, roll }: Ink): PrintTile {
	const period = Math.round(between(roll, 'dots', 44, 74));
	const radius = period * between(roll, 'dot-size', 0.12, 0.19);
	const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${toHex(palette.accent)}"/>`;
	return {
		width: period,
		height: period,
		content: dot(period / 4, period / 4) + dot((period * 3) / 4, (period * 3) / 4),
	};
}

function scattered(size: number, count: number, roll: Roll, draw: (index: number) => string): PrintTile {
	const columns = Math.round(Math.sqrt(count));
	const cell = size / columns;
	const marks: string[] = [];
	for (let index = 0; index < columns * columns; index++) {
		const x =
			((index % columns) + 0.5 + (roll(`sx${index}`) - 0.5) * 0.62 + (Math.floor(index / columns) % 2) * 0.3) * cell;
		const y = (Math.floor(index / columns) + 0.5 + (roll(`sy${index}`) - 0.5) * 0.62) * cell;
		const turn = Math.round(roll(`st${index}`) * 360);
		for (const dx of [-size, 0, size]) {
			for (const dy of [-size, 0, size]) {
				if (x + dx < -70 || x + dx > size + 70 || y + dy < -70 || y + dy > size + 70) continue;
				marks.push(
					`<g transform="translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn})">${draw(index)}</g>`,
				);
			}
		}
	}
	return { width: size, height: size, content: marks.join('') };
}

export function meadow({ palette, roll }: Ink): PrintTile {
	const soft = blend(palette.accent, palette.cloth, 0.4);
	const green = blend({ lightness: 0.56, a: -0.05, b: 0.06 }, palette.cloth, 0.15);
	const warm: Colour = { lightness: 0.83, a: 0.02, b: 0.12 };
	return scattered(330, 49, roll, (index) => {
		const kind = roll(`kind${index}`);
		if (kind < 0.34) return flower(17 + roll(`fl${index}`) * 10, toHex(palette.accent), toHex(warm));
		if (kind < 0.72) return flower(9 + roll(`fl${index}`) * 5, toHex(soft), toHex(palette.accent));
		return leaf(30, toHex(green));
	});
}

export function leaves({ palette, roll }: Ink): PrintTile {
	const tones = [
		palette.accent,
		blend(palette.accent, palette.cloth, 0.35),
		withLightness(palette.accent, palette.accent.lightness * 0.85),
	];
	return scattered(400, 25, roll, (index) =>
		leaf(58 + roll(`lf${index}`) * 26, toHex(tones[Math.floor(roll(`tone${index}`) * 3)] ?? palette.accent), true),
	);
}
