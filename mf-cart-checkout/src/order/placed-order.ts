import type { TrackedProduct } from '@pasaz/kernel/analytics/events';

let placed: { uuid: string; products: readonly TrackedProduct[] } | null = null;

/** Keeps what was ordered until the confirmation has counted it; in memory, so that a reload does not count it again. */
export function rememberPlaced(uuid: string, products: readonly TrackedProduct[]): void {
	placed = { uuid, products };
}

/** The products of an order that was placed just now, once. */
export function takePlaced(uuid: string): readonly TrackedProduct[] | null {
	if (placed?.uuid !== uuid) return null;
	const { products } = placed;
	placed = null;
	return products;
}
