interface Pictured {
	image?: string | null | undefined;
	media_gallery?: readonly { image: string }[] | undefined;
}

/** A line's picture, as the product page shows it first: the variant's own, or its parent's. */
export function linePicture(...sources: Pictured[]): string | null {
	const pictures = sources.map(({ image, media_gallery }) => image || media_gallery?.[0]?.image);
	return pictures.find(Boolean) ?? null;
}
