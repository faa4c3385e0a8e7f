import type { Product } from '@pasaz/kernel/contract/product';
import type { OptionLabel, ProductOption } from '@pasaz/kernel/contract/product-option';

/** What a shopper wants, as a client names it: a variant by its own sku, or by its parent's and the chosen options. */
export interface Wish {
	sku: string;
	productOption?: ProductOption | undefined;
}

/** Which product a wish means. */
export interface Choice {
	lineKey: string;
	productId: number;
	sku: string;
	/** What it is called after: the parent of a variant. */
	product: Product;
	image: string | null;
	/** Gross grosze; undefined where it is the sum of the parts. */
	price: number | undefined;
	options: OptionLabel[];
	/** Chosen parts whose names are not known yet. */
	partLabels: { label: string; sku: string; qty: number }[];
	productOption: ProductOption | undefined;
	/** What has stock and is taken from it. */
	parts: { sku: string; qty: number }[];
}
