import { extentOf } from '../framing.ts';
import type { Layer } from '../layer.ts';

/** px of the drawing's own units */
interface Room {
	width: number;
	height: number;
}

/** The garment drawn with a pen, around the origin, as large as the room allows. */
export function lineArt(layers: readonly Layer[], { ink, paper }: { ink: string; paper: string }, room: Room): string {
	const pieces = layers.filter((layer) => layer.kind === 'piece');
	if (pieces.length === 0) return '';
	const { x, y, width, height } = extentOf(pieces);
	const scale = Math.min(room.width / width, room.height / height);
	const drawn = pieces.map(({ outline, seams = [], stitches = [] }) => {
		const inner = [...seams, ...stitches.slice(0, 2)].map(
			(path) => `<path d="${path}" stroke-width="5" stroke-opacity=".7"/>`,
		);
		return `<path d="${outline.path}" fill="${paper}"/>${inner.join('')}`;
	});
	const middle = `translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
	return `<g transform="scale(${scale.toFixed(4)}) ${middle}" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">${drawn.join('')}</g>`;
}
