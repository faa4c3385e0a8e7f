import { MAX_PICTURE_LENGTH } from '@pasaz/kernel/contract/order-document';

/** px of the longer side, with the quality of the JPEG; the first that fits a call is sent. */
const TRIES = [
	[1280, 0.7],
	[1024, 0.6],
	[800, 0.6],
	[640, 0.5],
	[480, 0.4],
] as const;

/** A photograph small enough for a call, as base64; null for a file that the browser cannot show. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
	const picture = await createImageBitmap(file).catch(() => null);
	if (!picture) return null;
	for (const [side, quality] of TRIES) {
		const base64 = drawn(picture, side, quality);
		if (base64 && base64.length <= MAX_PICTURE_LENGTH) return base64;
	}
	return null;
}

function drawn(picture: ImageBitmap, side: number, quality: number): string | undefined {
	const scale = Math.min(1, side / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
