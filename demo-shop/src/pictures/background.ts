import type { Colour } from './colour.ts';
import { toHex, withLightness } from './colour.ts';
import type { Palette } from './palette.ts';

/** Warm paper; a shade deeper under very light cloth, so that white stays readable. */
function paper({ cloth }: Palette): Colour {
	const pale = Math.max(0, cloth.lightness - 0.8) / 0.16;
	return { lightness: 0.925 - Math.min(1, pale) * 0.06, a: 0.004, b: 0.014 + Math.min(1, pale) * 0.004 };
}

export function drawBackground(palette: Palette): string {
	const base = paper(palette);
	const [bright, dim] = [
		toHex(withLightness(base, base.lightness + 0.035)),
		toHex(withLightness(base, base.lightness - 0.045, 1.15)),
	];
	return `<defs><radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="330" cy="260" r="1500"><stop offset="0" stop-color="${bright}"/><stop offset=".5" stop-color="${toHex(base)}"/><stop offset="1" stop-color="${dim}"/></radialGradient></defs><rect x="-600" y="-600" width="2400" height="2700" fill="url(#paper)"/>`;
}
