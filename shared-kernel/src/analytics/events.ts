/** A product as statistics know it. `price` is gross grosze of one piece, `qty` pieces, `href` the path of its page. */
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

/** What shoppers do that the shop keeps statistics of. Whoever tracks passes products and amounts, nothing about persons. */
export type AnalyticsEvent =
	| { kind: 'product-browsed'; product: TrackedProduct }
	| { kind: 'category-browsed'; products: readonly TrackedProduct[] }
	| { kind: 'cart-viewed'; products: readonly TrackedProduct[] }
	| { kind: 'order-placed'; order: TrackedOrder };

/** Of a category only the first products count (rule 23.3). */
const CATEGORY_PRODUCTS = 10;

export function productsOf(event: AnalyticsEvent): readonly TrackedProduct[] {
	if (event.kind === 'product-browsed') return [event.product];
	if (event.kind === 'order-placed') return event.order.products;
	return event.kind === 'category-browsed' ? event.products.slice(0, CATEGORY_PRODUCTS) : event.products;
}

/** What an order is worth, in grosze: without its delivery (rule 23.4). */
export function orderValue({ grandTotal, shipping }: Pick<TrackedOrder, 'grandTotal' | 'shipping'>): number {
	return grandTotal - shipping;
}

/** Grosze: an order's value, or what the products cost together. */
export function eventValue(event: AnalyticsEvent): number {
	if (event.kind === 'order-placed') return orderValue(event.order);
	return productsOf(event).reduce((sum, { price, qty }) => sum + price * qty, 0);
}
