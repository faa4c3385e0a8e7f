import type { Colour } from '../colour.ts';
import { toHex, withLightness } from '../colour.ts';
import { type Layer, named, trim } from '../layer.ts';

const HORN: Colour = { lightness: 0.46, a: 0.03, b: 0.06 };
const ROPE = '#b89a6a';

function toggle(y: number): string {
	const [dark, light] = [toHex(withLightness(HORN, 0.3)), toHex(withLightness(HORN, 0.62))];
	const rope = (stroke: string, width: number) =>
		`<path d="M-128 ${y - 12}H-58C-30 ${y - 12} -26 ${y + 12} -58 ${y + 12}H-128M128 ${y - 12}H10C-26 ${y - 12} -26 ${y + 12} 10 ${y + 12}H128" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
	const patches = [-132, 132]
		.map((x) => `<rect x="${x - 24}" y="${y - 26}" width="48" height="52" rx="5" fill="${dark}" fill-opacity=".92"/>`)
		.join('');
	const peg = `<rect x="-60" y="${y - 11}" width="104" height="22" rx="11" fill="${dark}"/><rect x="-57" y="${y - 10}" width="98" height="11" rx="5.5" fill="${light}" fill-opacity=".75"/>`;
	return `<g><g transform="translate(3 6)" opacity=".35">${rope('#1e1410', 10)}</g>${rope('#6d573a', 11)}${rope(ROPE, 8)}${patches}<rect x="-58" y="${y - 4}" width="104" height="22" rx="11" fill="#1e1410" fill-opacity=".35"/>${peg}</g>`;
}

/** Pegs of horn in loops of rope, as duffle coats close. */
export function toggles(top: number, bottom: number, count: number): Layer[] {
	const step = (bottom - top) / (count - 1);
	return named(
		'closure:toggles',
		Array.from({ length: count }, (_, index) => trim(toggle(top + index * step))),
	);
}
