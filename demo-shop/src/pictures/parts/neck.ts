import { toHex } from '../colour.ts';
import { closed, flipped, type Knot, line, symmetric } from '../curve.ts';
import { type Brief, type Layer, type Piece, piece, trim } from '../layer.ts';
import { type Neckline, neckEdge, type Torso } from './torso.ts';

/** How low the back of a neckline hangs. */
export const BACK_DROP = 26;
/** Bands cut from the cloth itself instead of ribbing. */
export const SELF = { weave: undefined, plain: false } as const;

/** The wrong side of the back, seen through the neckline, with the brand's label. */
export function neckInside({ palette }: Brief, torso: Torso, drop: number, label = true): Layer[] {
	const { neck, neckY } = torso;
	const outline = symmetric(
		[0, neckY + 8],
		[neck * 0.6, neckY + 2],
		[neck + 6, neckY + 3, 1],
		[neck, neckY + drop * 0.75 + 20],
		[0, neckY + drop + 40],
	);
	const tag = label && drop > 60 ? [trim(neckLabel(0, neckY + 30, toHex(palette.accent)))] : [];
	return [piece(outline, { colour: palette.inside, round: 0.35 }), ...tag];
}

function neckLabel(x: number, y: number, colour: string): string {
	return `<g transform="translate(${x - 27} ${y})"><rect width="54" height="26" rx="1.5" fill="#f3ede2"/><path d="M18 17a9 9 0 0 1 18 0M11 17.5H43" stroke="${colour}" stroke-width="2.2" fill="none"/></g>`;
}

/** A band along the neckline, front and back. */
export function neckBand(torso: Torso, drop: number, style: Neckline, width: number, look: Partial<Piece> = {}): Layer {
	const inner = neckEdge(torso, drop, style);
	const outer = neckEdge(torso, drop, style, width);
	const ring: Knot[] = [
		...flipped(inner).reverse(),
		...inner.slice(1),
		...[...outer].reverse(),
		...flipped(outer).slice(1),
	];
	return piece(closed(...ring), {
		part: `neck:${style}`,
		weave: 'rib',
		round: 0.25,
		lift: 3,
		plain: true,
		...look,
	});
}

/** The back half of the band, above the inside. */
export function backBand(torso: Torso, width: number, look: Partial<Piece> = {}): Layer {
	const { neck, neckY } = torso;
	const rise = neck > 112 ? 0 : 13;
	const outline = symmetric(
		[0, neckY + 2],
		[neck * 0.5, neckY - 3],
		[neck - 3, neckY - rise],
		[neck + 22, neckY + 9, 1],
		[neck - 6, neckY + 12],
		[neck * 0.5, neckY - 3 + width],
		[0, neckY + 2 + width],
	);
	return piece(outline, { weave: 'rib', round: 0.2, plain: true, ...look });
}

export function neckStitch(torso: Torso, drop: number, style: Neckline, inset: number): string {
	const edge = neckEdge(torso, drop, style, inset);
	return line(...flipped(edge).reverse(), ...edge.slice(1));
}

/** Shoulder and armhole seams of the right and left side. */
export function bodySeams(torso: Torso): string[] {
	const { shoulder, shoulderY, armpit, armpitY } = torso;
	const armhole: Knot[] = [
		[shoulder - 3, shoulderY],
		[Math.min(shoulder, armpit) - 22, shoulderY + (armpitY - shoulderY) * 0.55],
		[armpit - 3, armpitY],
	];
	return [line(...armhole), line(...flipped(armhole))];
}

export function hemStitch(torso: Torso, rise = 30, dip = 12): string {
	const half = torso.hem + (torso.waist - torso.hem) * (rise / (torso.hemY - torso.waistY));
	return line([-half, torso.hemY - rise], [0, torso.hemY + dip - rise], [half, torso.hemY - rise]);
}
