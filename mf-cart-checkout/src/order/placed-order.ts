import type { TrackedProduct } from '@pasaz/kernel/analytics/events';

let placed: { uuid: string; products: readonly TrackedProduct[] } | null = null;

/** Holds the ordered products until the confirmation has tracked them; in memory, so that a reload does not track twice. */
export function rememberPlaced(uuid: string, products: readonly TrackedProduct[]): void {
	placed = { uuid, products };
}

/** The products of the order just placed; null on the second call. */
export function takePlaced(uuid: string): readonly TrackedProduct[] | null {
	if (placed?.uuid !== uuid) return null;
	const { products } = placed;
	placed = null;
	return products;
}
