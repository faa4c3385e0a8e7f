import { toHex, withLightness } from '../colour.ts';
import { type Brief, type Trim, trim } from '../layer.ts';

/** An embroidered squirrel whose tail reaches over the pocket's edge. */
export function squirrel({ palette }: Brief, x: number, y: number): Trim {
	const fur = toHex(palette.accent);
	const dark = toHex(withLightness(palette.cloth, palette.cloth.lightness * 0.5));
	return trim(
		`<g transform="translate(${x} ${y})" fill="${fur}" stroke="${dark}" stroke-opacity=".45" stroke-width="2.5" stroke-linejoin="round"><path d="M14 46C62 40 66 -4 46 -26C38 -54 66 -60 70 -42C90 -10 74 62 18 62Z"/><path d="M-34 58C-40 34 -18 20 -8 2C-14 -14 -34 -8 -40 -18C-36 -40 -16 -44 -8 -38L-4 -54L6 -38C20 -26 14 -8 22 8C34 30 30 50 20 62Z"/><circle cx="-16" cy="-24" r="3.4" fill="${dark}" stroke="none"/></g>`,
	);
}
