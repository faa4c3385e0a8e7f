import { type Colour, toHex, withLightness } from './colour.ts';
import { HANDLES, PAPER } from './handle.ts';
import { type Brief, has, type Layer, type Piece } from './layer.ts';
import { printTile } from './prints/print-tile.ts';
import type { PrintTile } from './prints/tile.ts';
import { type Frame, relief } from './relief.ts';
import { softShadow } from './shadow.ts';
import { WEAVES } from './weaves/heights.ts';
import { weaveTile } from './weaves/weave-tile.ts';

const SHADOW_TONE = [52, 38, 30] as const;

function picture({ x, y, width, height, url }: Frame & { url: string }, extra = ''): string {
	return `<image x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" preserveAspectRatio="none" href="${url}"${extra}/>`;
}

/** Paints the layers of one drawing and collects the definitions they share. */
export class Painter {
	readonly #brief: Brief;
	readonly #fine: number;
	readonly #print: PrintTile | undefined;
	readonly #defs = new Map<string, string>();

	constructor(brief: Brief, fine: number) {
		this.#brief = brief;
		this.#fine = fine;
		// A motif is all that its cloth is printed with.
		const figured = has(brief, 'chest-print') || has(brief, 'embroidery');
		this.#print = figured ? undefined : printTile(brief.garment.pattern, brief);
	}

	get defs(): string {
		return `<defs>${[...this.#defs.values()].join('')}</defs>`;
	}

	paint(layers: readonly Layer[]): string {
		return layers.map((layer, index) => (layer.kind === 'trim' ? layer.svg : this.#piece(layer, index))).join('');
	}

	/** The shadow that the whole garment casts on the paper. */
	ground(layers: readonly Layer[]): string {
		const shapes = layers.flatMap((layer) => (layer.kind === 'piece' ? [layer.outline.points] : []));
		const far = picture(softShadow(shapes, 90, 0.3, SHADOW_TONE), ' transform="translate(26 44)"');
		return far + picture(softShadow(shapes, 22, 0.34, SHADOW_TONE), ' transform="translate(8 12)"');
	}

	#piece(piece: Piece, index: number): string {
		const cloth = piece.colour ?? this.#brief.palette.cloth;
		const { path } = piece.outline;
		const weave = piece.weave ?? this.#brief.garment.fabric;
		const handle = weave === 'none' ? PAPER : HANDLES[weave === 'rib' ? 'jersey' : weave];
		this.#defs.set(`clip${index}`, `<clipPath id="clip${index}"><path d="${path}"/></clipPath>`);
		const fills = [
			toHex(cloth),
			this.#printFill(piece),
			weave === 'none' ? '' : this.#weaveFill(weave, cloth, piece.turn ?? 0),
		];
		const light = relief(piece, handle, cloth, Math.floor(this.#brief.roll('crumple') * 1e6) + index * 17);
		return [
			this.#castShadow(piece),
			...fills.filter(Boolean).map((fill) => `<path d="${path}" fill="${fill}"/>`),
			`<g clip-path="url(#clip${index})">${picture(light)}${this.#sewing(piece, cloth)}</g>`,
			`<path d="${path}" fill="none" stroke="${toHex(withLightness(cloth, cloth.lightness * 0.6))}" stroke-opacity=".4" stroke-width="2"/>`,
		].join('');
	}

	#castShadow({ lift, outline }: Piece): string {
		if (!lift) return '';
		return picture(
			softShadow([outline.points], lift * 2, 0.42, [30, 20, 18]),
			` transform="translate(${lift * 0.35} ${lift * 0.6})"`,
		);
	}

	#sewing({ seams = [], stitches = [] }: Piece, cloth: Colour): string {
		const { palette } = this.#brief;
		const dark = toHex(withLightness(cloth, cloth.lightness * 0.62));
		const light = toHex(withLightness(cloth, cloth.lightness + 0.1));
		const seam = seams.map(
			(path) =>
				`<path d="${path}" transform="translate(2.5 2.5)" stroke="${light}" stroke-opacity=".3" stroke-width="4"/><path d="${path}" stroke="${dark}" stroke-opacity=".5" stroke-width="2.8"/>`,
		);
		const stitch = stitches.map(
			(path) =>
				`<path d="${path}" transform="translate(1.2 2)" stroke="${dark}" stroke-opacity=".35" stroke-width="2.6" stroke-dasharray="8 4"/><path d="${path}" stroke="${toHex(palette.thread)}" stroke-width="2" stroke-opacity=".85" stroke-dasharray="8 4"/>`,
		);
		return seam.length + stitch.length
			? `<g fill="none" stroke-linecap="round">${seam.join('')}${stitch.join('')}</g>`
			: '';
	}

	#printFill({ plain, colour, turn = 0 }: Piece): string {
		const print = this.#print;
		if (!print || plain || colour) return '';
		const angle = print.fixed ? 0 : Math.round(turn) + (print.turn ?? 0);
		const id = `print${angle}`;
		const shift = ` patternTransform="${print.fixed ? '' : `rotate(${angle} 0 700) `}translate(-600 0)"`;
		this.#defs.set(
			id,
			`<pattern id="${id}" width="${print.width}" height="${print.height}" patternUnits="userSpaceOnUse"${shift}>${print.content}</pattern>`,
		);
		return `url(#${id})`;
	}

	#weaveFill(weave: Exclude<Piece['weave'], 'none' | undefined>, cloth: Colour, turn: number): string {
		const name = `${weave}${toHex(cloth).slice(1)}`;
		const angle = Math.round(turn);
		const { width, height } = WEAVES[weave];
		const tile = `tile-${name}`;
		if (!this.#defs.has(tile)) {
			const url = weaveTile(weave, cloth, this.#fine);
			this.#defs.set(tile, `<image id="${tile}" width="${width}" height="${height}" href="${url}"/>`);
		}
		const id = `weave-${name}-${angle}`;
		this.#defs.set(
			id,
			`<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle} 0 700)"><use href="#${tile}"/></pattern>`,
		);
		return `url(#${id})`;
	}
}
