import type { ProductOption } from '../contract/product-option.ts';

/** What a back end may leave out of a product, or write in its own way. */
export interface LooseProduct {
	id: number;
	sku: string;
	parentSku?: string | null | undefined;
	parentId?: number | null | undefined;
	product_option?: ProductOption | null | undefined;
	/** Pieces that the shopper wants. */
	qty?: number | string | null | undefined;
}

/** What every product has once it was loaded (rule 4.7). */
export interface NormalProduct {
	parentSku: string;
	parentId: number;
	product_option: ProductOption;
	qty: number;
	errors: Record<string, string>;
	info: Record<string, string>;
}

/** Pieces as a number: 1 where none are named or the text is not a number. */
export function quantityOf(qty: LooseProduct['qty']): number {
	const pieces = typeof qty === 'string' && qty.trim() ? Number(qty.replace(',', '.')) : qty;
	return typeof pieces === 'number' && Number.isFinite(pieces) ? pieces : 1;
}

/** A product as it is right after loading: without errors and notes of an earlier visit, its own parent unless it has one. */
export function normaliseProduct<Given extends LooseProduct>(
	product: Given,
): Omit<Given, keyof NormalProduct> & NormalProduct {
	return {
		...product,
		parentSku: product.parentSku ?? product.sku,
		parentId: product.parentId ?? product.id,
		product_option: product.product_option ?? { extension_attributes: {} },
		qty: quantityOf(product.qty),
		errors: {},
		info: {},
	};
}
