import sharp, { type Sharp } from 'sharp';

/** The sizes that are offered, in device pixels; others are refused. */
export const PICTURE_SIZES = [
	{ width: 150, height: 150 },
	{ width: 300, height: 300 },
	{ width: 450, height: 570 },
	{ width: 900, height: 1140 },
	{ width: 600, height: 744 },
	{ width: 1200, height: 1488 },
	{ width: 2400, height: 2976 },
] as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** The card that others show for a link (rule 2.39): some of them read nothing but JPEG. */
export const SHARE_CARD = { width: 1200, height: 630, format: 'jpeg' } as const;

type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpeg';

/** px */
interface PictureSize {
	width: number;
	height: number;
}

export interface PictureRequest extends PictureSize {
	format: PictureFormat;
}

export class PictureError extends Error {
	readonly code: 'size-not-offered' | 'not-a-picture';

	constructor(code: PictureError['code'], options?: ErrorOptions) {
		super(code, options);
		this.code = code;
	}
}

const PHOTO_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MAX_PIXELS = 50_000_000;

const SQUARE_VIEW = '-75 69 1350 1350';

function rasterised(svg: string, { width, height }: PictureSize): Sharp {
	const square = width === height;
	const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square ? SQUARE_VIEW : '0 0 1200 1488'}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`;
	return sharp(Buffer.from(svg.replace(/^<svg\b[^>]*>/, root)), { density: 72, limitInputPixels: MAX_PIXELS });
}

type Colour = readonly number[];

const isClose = (one: Colour, other: Colour) =>
	one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < 10);

/** Colours of the left and of the right edge, from top to bottom. */
async function sidesOf(picture: Sharp): Promise<[left: Colour[], right: Colour[]]> {
	const { data } = await picture
		.clone()
		.flatten({ background: '#ffffff' })
		.resize(16, 16, { fit: 'fill' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const side = (column: number) =>
		Array.from({ length: 16 }, (_, row) => [0, 1, 2].map((channel) => data[(row * 16 + column) * 3 + channel] ?? 0));
	return [side(0), side(15)];
}

/** Colour of the picture's left and right edge when both are one even backdrop, such as a studio's white. */
async function backdrop(photo: Sharp): Promise<string | undefined> {
	const edge = (await sidesOf(photo)).flat();
	const [first = [255, 255, 255]] = edge;
	return edge.every((colour) => isClose(colour, first)) ? `rgb(${first.join(', ')})` : undefined;
}

/** Whether both edges change so little on their way down that they can go on to the side. */
async function hasPlainSides(picture: Sharp): Promise<boolean> {
	const sides = await sidesOf(picture);
	return sides.every((side) => side.every((colour, row) => isClose(colour, side[row - 1] ?? colour)));
}

async function photograph(file: Buffer, { width, height }: PictureSize): Promise<Sharp> {
	const photo = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
	const { format } = await photo.metadata();
	if (!PHOTO_FORMATS.has(format)) throw new PictureError('not-a-picture');
	const upright = photo.autoOrient();
	const ground = width === height ? await backdrop(upright) : undefined;
	const fitted = ground
		? upright.resize(width, height, { fit: 'contain', background: ground })
		: upright.resize(width, height, { fit: 'cover' });
	return fitted.flatten({ background: '#ffffff' });
}

/** Screens that request the large sizes are so dense that a lower quality looks the same. */
const DENSE_FROM = 800;

/*
 * Chosen by measuring on two shared cores; mean of 8 drawings / 3 large photographs at quality 50, encoding alone:
 *   450 x 570  AVIF effort 0  12 ms  8.3 / 21 kB    1  32 ms 7.2 / 20 kB    2  58 ms 7.2 kB    4 338 ms 6.2 kB    6 1009 ms 6.0 kB
 *   900 x 1140 AVIF effort 0  47 ms   26 / 56 kB    1  90 ms  23 / 55 kB    2 207 ms  24 kB    4 1266 ms 18 kB
 *   450 x 570  WebP effort 2   9 ms  9.7 / 32 kB    4  21 ms 9.2 / 31 kB    6  30 ms 8.6 / 29 kB
 * With these settings a drawing costs, with drawing and rasterising, 97 ms and 8 kB at 450 x 570 and 240 ms and 18 kB at 900 x 1140.
 */
async function encoded(picture: Sharp, { width, format }: PictureRequest): Promise<Buffer> {
	const flat = picture.removeAlpha().toColourspace('srgb');
	if (format === 'jpeg') return flat.jpeg({ quality: 80, progressive: true }).toBuffer();
	const dense = width >= DENSE_FROM;
	if (format === 'webp') return flat.webp({ quality: dense ? 68 : 76, effort: 4, smartSubsample: true }).toBuffer();
	return flat.avif({ quality: dense ? 42 : 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** All of the picture in the middle of a wide card, whose sides go on in the colours of the picture's own. */
async function shareCard(draw: (size: PictureSize) => Sharp | Promise<Sharp>): Promise<Sharp> {
	const { width, height } = SHARE_CARD;
	const inside = Math.round((height * 600) / 744);
	const tall = await (await draw({ width: inside, height })).flatten({ background: '#ffffff' }).png().toBuffer();
	const left = Math.floor((width - inside) / 2);
	const middle = sharp(tall);
	if (await hasPlainSides(middle)) return middle.extend({ left, right: width - inside - left, extendWith: 'copy' });
	const ground = await sharp(tall).resize(width, height, { fit: 'cover' }).blur(40).toBuffer();
	return sharp(ground).composite([{ input: tall, left, top: 0 }]);
}

function isOffered({ format, ...size }: PictureRequest): boolean {
	const offered = format === 'jpeg' ? [SHARE_CARD] : PICTURE_SIZES;
	return offered.some(({ width, height }) => width === size.width && height === size.height);
}

/**
 * Encodes a drawing (SVG text) or an imported photograph (JPEG, PNG, WebP or AVIF file) at one of the offered sizes.
 * Metadata is dropped. Throws {@link PictureError}.
 */
export async function encodePicture(source: string | Buffer, request: PictureRequest): Promise<Buffer> {
	if (!isOffered(request)) throw new PictureError('size-not-offered');
	if (typeof source === 'string' && !source.startsWith('<svg')) throw new PictureError('not-a-picture');
	try {
		const draw = (size: PictureSize) =>
			typeof source === 'string' ? rasterised(source, size) : photograph(source, size);
		return await encoded(await (request.format === 'jpeg' ? shareCard(draw) : draw(request)), request);
	} catch (cause) {
		throw cause instanceof PictureError ? cause : new PictureError('not-a-picture', { cause });
	}
}
