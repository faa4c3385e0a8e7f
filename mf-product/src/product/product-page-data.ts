import type { ProductType } from '@pasaz/kernel/contract/product-type';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Variant } from '@pasaz/kernel/domain/variant';

/** An attribute by which the shopper chooses the variant. */
export interface VariantAttribute {
	/** The attribute's id, as orders name it. */
	id: number;
	code: string;
	label: string;
	values: { id: number; label: string; swatch?: string }[];
}

/** Amounts in gross grosze. */
export interface PageVariant extends Variant {
	id: number;
	regularPrice: number;
	lowest30Days: number | null;
	stockQty: number | null;
	/** Which of the page's galleries shows it. */
	gallery: number;
}

/** One product that a set is made of; null where it is no longer sold. */
export interface SetPart {
	sku: string;
	qty: number;
	product: PartProduct | null;
}

export interface PartProduct extends ProductTile {
	type: ProductType;
	stockQty: number | null;
}

/** The parts of a bundle's option, or all parts of a grouped product, which has no title. */
export interface SetOption {
	title: string | null;
	parts: SetPart[];
}

/** Everything that a product page shows; it travels inside the page, so it holds nothing else. */
export interface ProductPageData {
	id: number;
	sku: string;
	type: ProductType;
	name: string;
	/** Of the name and of the description, where the page is in another language. */
	lang?: string;
	descriptionLang?: string;
	href: string;
	/** For search engines: plain text, one or two sentences. */
	summary: string;
	/** Sanitised HTML. */
	description: string | null;
	price: number;
	regularPrice: number;
	lowest30Days: number | null;
	from: boolean;
	isInStock: boolean;
	stockQty: number | null;
	attributes: VariantAttribute[];
	variants: PageVariant[];
	/** Picture paths; the first gallery is the product's own. */
	galleries: string[][];
	/** Address of a film about it. */
	video: string | null;
	categoryIds: number[];
	/** First picture of the variant that the address asks for. */
	leadImage: string | null;
	crumbs: { name: string; href: string }[];
	details: { label: string; value: string }[];
	set: SetOption[];
	related: ProductTile[];
}
