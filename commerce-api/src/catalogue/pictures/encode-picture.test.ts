import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, PICTURE_FORMATS, PICTURE_SIZES, SHARE_CARD } from './encode-picture.ts';

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488"><rect width="1200" height="1488" fill="#eceae6"/><circle cx="600" cy="744" r="300" fill="#27395a"/></svg>';

function photograph(format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
	return sharp({ create: { width: 240, height: 300, channels: 3, background: '#884422' } })
		.withExif({ IFD0: { Copyright: 'a photographer' } })
		.toFormat(format)
		.toBuffer();
}

describe('encodePicture', () => {
	it.each(PICTURE_SIZES.flatMap((size) => PICTURE_FORMATS.map((format) => ({ ...size, format }))))(
		'makes a drawing $width x $height $format',
		async (request) => {
			const { width, height, format } = await sharp(await encodePicture(drawing, request)).metadata();
			expect({ width, height }).toEqual({ width: request.width, height: request.height });
			expect(format).toBe(request.format === 'avif' ? 'heif' : 'webp');
		},
	);

	it('crops a photograph and drops its metadata (27.33)', async () => {
		const picture = await encodePicture(await photograph('jpeg'), { width: 450, height: 570, format: 'webp' });
		const { width, height, exif } = await sharp(picture).metadata();
		expect({ width, height, exif }).toEqual({ width: 450, height: 570, exif: undefined });
	});

	it('shows all of a studio photograph in a square, on its own backdrop', async () => {
		const person = await sharp({ create: { width: 100, height: 300, channels: 3, background: '#203040' } })
			.png()
			.toBuffer();
		const studio = sharp({ create: { width: 240, height: 300, channels: 3, background: '#f0f0f0' } });
		const photo = await studio
			.composite([{ input: person, left: 70, top: 0 }])
			.jpeg()
			.toBuffer();
		const picture = await encodePicture(photo, { width: 300, height: 300, format: 'webp' });
		const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
		expect(Math.abs((data[150 * 300 * 3] ?? 0) - 0xf0)).toBeLessThan(6);
		expect(Math.abs((data[(4 * 300 + 150) * 3 + 2] ?? 0) - 0x40)).toBeLessThan(12);
	});

	it('lays all of a drawing on a wide card, with its own ground to the sides (2.39)', async () => {
		const card = sharp(await encodePicture(drawing, SHARE_CARD));
		expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
		const { data } = await card.raw().toBuffer({ resolveWithObject: true });
		const pixel = (x: number, y: number) => data[(y * 1200 + x) * 3] ?? 0;
		expect(Math.abs(pixel(5, 315) - 0xec)).toBeLessThan(6);
		expect(Math.abs(pixel(1195, 20) - 0xec)).toBeLessThan(6);
		expect(Math.abs(pixel(600, 315) - 0x27)).toBeLessThan(12);
	});

	it('lays a photograph without an even ground on a blurred one (2.39)', async () => {
		const street =
			'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="372"><rect width="300" height="186" fill="#fff"/><path d="M0 186h300v186H0z"/></svg>';
		const photo = await sharp(Buffer.from(street)).jpeg().toBuffer();
		const card = sharp(await encodePicture(photo, SHARE_CARD));
		expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
		const { data } = await card.raw().toBuffer({ resolveWithObject: true });
		const pixel = (x: number, y: number) => data[(y * 1200 + x) * 3] ?? 0;
		expect([pixel(600, 330), pixel(100, 330)]).toEqual([expect.closeTo(0, -2), expect.closeTo(100, -2)]);
	});

	it('takes a PNG as well', async () => {
		const picture = await encodePicture(await photograph('png'), { width: 150, height: 150, format: 'avif' });
		expect((await sharp(picture).metadata()).width).toBe(150);
	});

	it('refuses a size that the shop does not offer', async () => {
		await expect(encodePicture(drawing, { width: 451, height: 570, format: 'webp' })).rejects.toMatchObject({
			code: 'size-not-offered',
		});
	});

	it.each([
		['text', Buffer.from('not a picture')],
		['nothing', Buffer.alloc(0)],
		['an SVG file', Buffer.from(drawing)],
		['a text that is no drawing', '<html></html>'],
		['a broken drawing', '<svg><g></svg>'],
	])('refuses %s', async (_name, source) => {
		await expect(encodePicture(source, { width: 150, height: 150, format: 'webp' })).rejects.toMatchObject({
			code: 'not-a-picture',
		});
	});

	it('refuses a picture format that is not listed (27.33)', async () => {
		await expect(
			encodePicture(await photograph('gif'), { width: 150, height: 150, format: 'webp' }),
		).rejects.toMatchObject({ code: 'not-a-picture' });
	});
});
