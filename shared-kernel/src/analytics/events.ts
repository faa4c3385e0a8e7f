/** `price` is gross grosze of one piece, `qty` pieces, `href` the path of the product's page. */
export interface TrackedProduct {
	sku: string;
	name: string;
	href: string;
	price: number;
	qty: number;
}

/** `id` is the order's number, never its uuid, which opens the order; amounts are gross grosze. */
export interface TrackedOrder {
	id: string;
	grandTotal: number;
	shipping: number;
	products: readonly TrackedProduct[];
}

/** Events carry products and amounts, and nothing about persons. */
export type AnalyticsEvent =
	| { kind: 'product-browsed'; product: TrackedProduct }
	| { kind: 'category-browsed'; products: readonly TrackedProduct[] }
	| { kind: 'cart-viewed'; products: readonly TrackedProduct[] }
	| { kind: 'order-placed'; order: TrackedOrder };

/** Only the first products of a category count (rule 23.3). */
const MAX_CATEGORY_PRODUCTS = 10;

export function productsOf(event: AnalyticsEvent): readonly TrackedProduct[] {
	if (event.kind === 'product-browsed') return [event.product];
	if (event.kind === 'order-placed') return event.order.products;
	return event.kind === 'category-browsed' ? event.products.slice(0, MAX_CATEGORY_PRODUCTS) : event.products;
}

/** Grosze without the delivery (rule 23.4). */
export function orderValue({ grandTotal, shipping }: Pick<TrackedOrder, 'grandTotal' | 'shipping'>): number {
	return grandTotal - shipping;
}

/** Grosze of the order, or of all products together. */
export function eventValue(event: AnalyticsEvent): number {
	if (event.kind === 'order-placed') return orderValue(event.order);
	return productsOf(event).reduce((sum, { price, qty }) => sum + price * qty, 0);
}
