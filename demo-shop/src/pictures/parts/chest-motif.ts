import { toHex } from '../colour.ts';
import { type Brief, has, type Layer, trim } from '../layer.ts';
import { flower, leaf } from '../prints/motifs.ts';

/** A dandelion clock on its stem. */
function dandelion(x: number, height: number, size: number, colour: string): string {
	const rays = Array.from({ length: 16 }, (_, index) => {
		const turn = index * 22.5;
		return `<path d="M0 0V${-size}M-5 ${-size - 6}L0 ${-size}L5 ${-size - 6}M0 ${-size}V${-size - 9}" transform="rotate(${turn})"/>`;
	});
	return `<g transform="translate(${x} ${-height})" stroke="${colour}" stroke-width="2.6" fill="none" stroke-linecap="round">${rays.join('')}<circle r="6" fill="${colour}"/><path d="M0 0C8 ${height * 0.4} ${-x * 0.3} ${height * 0.7} ${-x * 0.4} ${height}" stroke-width="3.5"/></g>`;
}

function dandelions(colour: string): string {
	return dandelion(0, 150, 58, colour) + dandelion(-96, 70, 44, colour) + dandelion(92, 96, 40, colour);
}

/** A twig of mountain pine, as if cut in linoleum. */
function pine(colour: string): string {
	const needles = Array.from({ length: 15 }, (_, index) => {
		const y = 110 - index * 17;
		const reach = 96 - index * 4.6;
		return `M0 ${y}q${-reach * 0.5} ${-16} ${-reach} ${-46}M0 ${y}q${reach * 0.5} ${-16} ${reach} ${-46}`;
	});
	const cones = `<ellipse cx="-16" cy="96" rx="15" ry="25" transform="rotate(24 -16 96)" fill="${colour}"/><ellipse cx="20" cy="92" rx="14" ry="23" transform="rotate(-22 20 92)" fill="${colour}"/>`;
	return `<g stroke="${colour}" fill="none" stroke-width="7" stroke-linecap="round"><path d="M0 170V-140" stroke-width="9"/><path d="${needles.join('')}"/></g>${cones}`;
}

/** A small heron on one leg. */
function heron(colour: string): string {
	return `<g stroke="${colour}" fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-4 20V72M-4 72L-16 78M-4 72L10 76"/><path d="M-44 6C-24 -22 18 -24 34 -4C20 22 -14 30 -44 6Z" fill="${colour}"/><path d="M30 -8C52 -30 22 -46 34 -68" stroke-width="8"/><path d="M34 -68L62 -62" stroke-width="6"/><path d="M34 -70L18 -76" stroke-width="4"/></g>`;
}

/** Three flowers repeated along a yoke. */
function folkFlowers(petal: string, heart: string, green: string): string {
	return [-176, -118, -62, 62, 118, 176]
		.map((x, index) => {
			const y = Math.abs(x) * -0.34 + 40;
			const leaves = `<g transform="translate(${x < 0 ? -26 : 26} 26) rotate(${x < 0 ? -60 : 60})">${leaf(40, green)}</g>`;
			return `<g transform="translate(${x} ${y})">${leaves}${flower(index === 1 || index === 4 ? 40 : 30, petal, heart)}</g>`;
		})
		.join('');
}

const RED = '#b8352c';
const GREEN = '#4c6b3c';
const HONEY = '#e0ac3f';

/** A print in the middle of the chest, or embroidery: a yoke of flowers where the cloth has them, else a heron over the heart. */
export function chestMotif(brief: Brief, y: number): Layer[] {
	const { garment, palette, back } = brief;
	if (back) return [];
	const ink = toHex(palette.accent);
	const placed = (x: number, dy: number, art: string, scale = 1) =>
		`<g transform="translate(${x} ${y + dy}) scale(${scale})">${art}</g>`;
	if (has(brief, 'chest-print')) {
		const art = garment.pattern === 'leaves' ? pine(ink) : dandelions(ink);
		return [{ ...trim(placed(0, 150, art, 1.45)), part: 'chest-print' }];
	}
	if (!has(brief, 'embroidery')) return [];
	const art =
		garment.pattern === 'meadow' ? placed(0, -56, folkFlowers(RED, HONEY, GREEN)) : placed(112, 20, heron(ink), 1.2);
	return [{ ...trim(art), part: 'embroidery' }];
}
