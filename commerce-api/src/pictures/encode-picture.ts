import sharp, { type Sharp } from 'sharp';

/** Every picture the shop may ask for, in device pixels; other sizes are refused. */
export const PICTURE_SIZES = [
	{ width: 150, height: 150 },
	{ width: 300, height: 300 },
	{ width: 450, height: 570 },
	{ width: 900, height: 1140 },
	{ width: 600, height: 744 },
	{ width: 1200, height: 1488 },
] as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureRequest {
	width: number;
	height: number;
	format: PictureFormat;
}

/** The picture cannot be made from this request or this source. */
export class PictureError extends Error {
	readonly code: 'size-not-offered' | 'not-a-picture';

	constructor(code: PictureError['code'], options?: ErrorOptions) {
		super(code, options);
		this.code = code;
	}
}

const PHOTO_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const MOST_PIXELS = 50_000_000;

/** A tall drawing inside a square, without the air above and below it. */
const SQUARE_VIEW = '-75 69 1350 1350';

function rasterised(svg: string, { width, height }: PictureRequest): Sharp {
	const square = width === height;
	const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square ? SQUARE_VIEW : '0 0 1200 1488'}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`;
	return sharp(Buffer.from(svg.replace(/^<svg\b[^>]*>/, root)), { density: 72, limitInputPixels: MOST_PIXELS });
}

async function photograph(file: Buffer, { width, height }: PictureRequest): Promise<Sharp> {
	const photo = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
	const { format } = await photo.metadata();
	if (!PHOTO_FORMATS.has(format)) throw new PictureError('not-a-picture');
	return photo.rotate().resize(width, height, { fit: 'cover', position: 'centre' }).flatten({ background: '#ffffff' });
}

async function encoded(picture: Sharp, format: PictureFormat): Promise<Buffer> {
	const flat = picture.removeAlpha().toColourspace('srgb');
	if (format === 'webp') return flat.webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
	return flat.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
}

/**
 * Encodes a drawn garment (SVG text) or an imported photograph (JPEG, PNG, WebP or AVIF file) at one of the offered sizes.
 * Metadata is dropped. Throws {@link PictureError}.
 */
export async function encodePicture(source: string | Buffer, request: PictureRequest): Promise<Buffer> {
	const offered = PICTURE_SIZES.some(({ width, height }) => width === request.width && height === request.height);
	if (!offered) throw new PictureError('size-not-offered');
	if (typeof source === 'string' && !source.startsWith('<svg')) throw new PictureError('not-a-picture');
	try {
		const picture = typeof source === 'string' ? rasterised(source, request) : await photograph(source, request);
		return await encoded(picture, request.format);
	} catch (cause) {
		throw cause instanceof PictureError ? cause : new PictureError('not-a-picture', { cause });
	}
}
