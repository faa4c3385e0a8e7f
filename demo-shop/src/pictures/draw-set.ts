import { drawBackground } from './background.ts';
import { type Sketched, sketch } from './draw-garment.ts';
import { extentOf } from './framing.ts';
import type { Garment } from './garment.ts';
import { Painter } from './paint.ts';

/** Where a thing of a set lies: the middle of its place, and how large it may be. */
interface Place {
	x: number;
	y: number;
	width: number;
	height: number;
}

const TALL_OF_TWO: Place = { x: 860, y: 830, width: 540, height: 1140 };
const TALL_OF_THREE: Place = { x: 862, y: 744, width: 500, height: 1200 };
const OTHERS: Record<2 | 3, Place[]> = {
	2: [{ x: 404, y: 600, width: 690, height: 920 }],
	3: [
		{ x: 350, y: 430, width: 580, height: 660 },
		{ x: 350, y: 1084, width: 540, height: 560 },
	],
};
/** Small things are not drawn as large as a coat. */
const CLOSEST = { two: 1, more: 0.78 } as const;

const slenderness = ({ layers }: Sketched) => extentOf(layers).height / extentOf(layers).width;

/** The things with their places: the most slender one gets the tall place. */
function laidOut(things: readonly Sketched[]): [Sketched, Place][] {
	const tall = things.toSorted((a, b) => slenderness(b) - slenderness(a))[0];
	const others = OTHERS[things.length > 2 ? 3 : 2];
	const rest = things.filter((thing) => thing !== tall).slice(0, others.length);
	const placed = rest.flatMap((thing, index): [Sketched, Place][] => {
		const place = others[index];
		return place ? [[thing, place]] : [];
	});
	return tall ? [[tall, things.length > 2 ? TALL_OF_THREE : TALL_OF_TWO], ...placed] : placed;
}

/** Names what a drawing defines anew, so that several drawings share one picture. */
function scoped(svg: string, prefix: string): string {
	return svg.replaceAll(/( id="|url\(#|href="#)/g, `$1${prefix}`);
}

function painted({ brief, layers }: Sketched, place: Place, [index, closest]: readonly [number, number]): string {
	const { x, y, width, height } = extentOf(layers);
	const zoom = Math.min(closest, place.width / width, place.height / height);
	const painter = new Painter(brief, 1);
	const body = painter.ground(layers) + painter.paint(layers);
	const camera = `translate(${place.x} ${place.y}) scale(${zoom.toFixed(4)}) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
	return scoped(`${painter.defs}<g transform="${camera}">${body}</g>`, `s${index}-`);
}

/** Draws the garments of a set side by side, as a self-contained SVG of 1200 x 1488 units. */
export function drawSet(garments: readonly Garment[]): string {
	const things = laidOut(garments.map((garment) => sketch(garment, 'front')));
	const shapes = things.map(([{ brief }]) => brief.garment.shape).toSorted();
	const closest = things.length > 2 ? CLOSEST.more : CLOSEST.two;
	const ground = things[0]?.[0].brief.palette;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488" data-shapes="${shapes.join(' ')}">`,
		ground ? drawBackground(ground) : '',
		...things.map(([thing, place], index) => painted(thing, place, [index, closest])),
		'</svg>',
	].join('');
}
