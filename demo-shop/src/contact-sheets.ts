import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoCatalog } from './demo-catalog.ts';
import { draw } from './pictures/draw.ts';
import { VIEWS, type View } from './pictures/garment.ts';

/** px */
const TILE = { width: 260, height: 322, caption: 26 };
const COLUMNS = 5;
const ROWS = 4;
const FOLDER = join(import.meta.dirname, '../../.cache/contact-sheets');

interface Tile {
	caption: string;
	drawing: unknown;
}

/** One picture of each product of a series, such as `SU` of `BRZ-SU-001`. */
function seriesIn(view: View): Map<string, Tile[]> {
	const { products, pictures } = demoCatalog();
	const series = new Map<string, Tile[]>();
	for (const { sku, name, pictures: paths } of products) {
		const path = paths.find((candidate) => candidate.endsWith(`-${view}`));
		const picture = path === undefined ? undefined : pictures.get(path);
		if (picture?.kind !== 'drawn') continue;
		const code = sku.slice(4, 6);
		const tile = { caption: `${sku.slice(4)} ${name}`, drawing: picture.drawing };
		series.set(code, [...(series.get(code) ?? []), tile]);
	}
	return series;
}

function captionOf(text: string): Buffer {
	const shown = text.replaceAll('&', '&amp;');
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.caption}"><text x="4" y="17" font-size="11" font-family="sans-serif">${shown}</text></svg>`,
	);
}

async function placed({ caption, drawing }: Tile, index: number): Promise<OverlayOptions[]> {
	const left = (index % COLUMNS) * TILE.width;
	const top = Math.floor(index / COLUMNS) * (TILE.height + TILE.caption);
	const picture = await sharp(Buffer.from(draw(drawing)))
		.resize(TILE.width, TILE.height)
		.png()
		.toBuffer();
	return [
		{ input: picture, left, top },
		{ input: captionOf(caption), left, top: top + TILE.height },
	];
}

async function sheet(tiles: Tile[]): Promise<Buffer> {
	const layers: OverlayOptions[] = [];
	for (const [index, tile] of tiles.entries()) layers.push(...(await placed(tile, index)));
	const rows = Math.ceil(tiles.length / COLUMNS);
	const size = { width: COLUMNS * TILE.width, height: rows * (TILE.height + TILE.caption) };
	return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
		.composite(layers)
		.png()
		.toBuffer();
}

/** `pnpm pictures [front|back|detail] [SU TB …]` writes all drawings, series by series, to look at. */
async function main([first, ...others]: string[]): Promise<void> {
	const view = VIEWS.find((known) => known === first);
	const wanted = view || first === undefined ? others : [first, ...others];
	await mkdir(FOLDER, { recursive: true });
	for (const [code, tiles] of seriesIn(view ?? 'front')) {
		if (wanted.length > 0 && !wanted.includes(code)) continue;
		for (let from = 0; from < tiles.length; from += COLUMNS * ROWS) {
			const file = join(FOLDER, `${code}-${view ?? 'front'}-${from / (COLUMNS * ROWS) + 1}.png`);
			await writeFile(file, await sheet(tiles.slice(from, from + COLUMNS * ROWS)));
			console.info(file);
		}
	}
}

await main(process.argv.slice(2));
