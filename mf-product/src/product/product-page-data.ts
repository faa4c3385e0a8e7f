import type { CustomOptionOffer, DownloadLink, Product } from '@pasaz/kernel/contract/product';
import type { ProductType } from '@pasaz/kernel/contract/product-type';
import type { Review } from '@pasaz/kernel/contract/review';
import type { PriceTier } from '@pasaz/kernel/contract/tier-price';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Variant } from '@pasaz/kernel/domain/variant';

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
	tiers?: readonly PriceTier[];
	stockQty: number | null;
	/** Index in `galleries`. */
	gallery: number;
}

/** What a bundle names: a variant of a garment, or a product without variants. */
export interface SetSelection {
	id: number;
	sku: string;
	/** Pieces, unless the shopper may say how many. */
	qty: number;
	canChange: boolean;
	/** The price of the bundle before anything is chosen counts these. */
	isDefault?: boolean;
}

export interface SetPart extends GroupPart {
	selections: SetSelection[];
}

export interface SetOption {
	title: string;
	choice: { id: number; required: boolean; several: boolean };
	parts: SetPart[];
}

/** What goes with a product, or could take its place. */
export type RelatedKind = 'matching' | 'similar';

export interface RelatedProducts {
	kind: RelatedKind;
	tiles: ProductTile[];
}

/** Loader data of a product page (rule 4.5): sent with the page, so it holds only what is shown. */
export interface ProductPageData {
	/** Editors' words for free delivery, with `{free}`. */
	freeDelivery?: string;
	id: number;
	sku: string;
	type: ProductType;
	name: string;
	/** Languages of name and description (BCP 47), where they are not that of the page. */
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
	/** What a piece costs where there are more of them; variants have their own. */
	tiers?: readonly PriceTier[];
	from: boolean;
	/** Whether its price bears no tax, as that of a gift card. */
	untaxed?: boolean;
	isInStock: boolean;
	stockQty: number | null;
	attributes: VariantAttribute[];
	variants: PageVariant[];
	/** Picture paths; the first gallery is the product's own. */
	galleries: string[][];
	video: string | null;
	categoryIds: number[];
	/** First picture of the variant that the address asks for. */
	leadImage: string | null;
	crumbs: { name: string; href: string }[];
	details: { label: string; value: string }[];
	set: SetOption[];
	group?: GroupPart[];
	/** Only where the shopper may add something. */
	customOptions?: CustomOptionOffer[];
	/** Files of a downloadable product. */
	downloads?: DownloadLink[];
	related: RelatedProducts;
	/** What the published reviews say together, where there are any. */
	reviewSummary?: NonNullable<Product['review_summary']>;
	/** The newest of them. */
	reviews?: Review[];
	/** In the external product-information service. */
	uuid?: string;
}

export type Purchasable = Pick<
	ProductPageData,
	| 'id'
	| 'sku'
	| 'type'
	| 'name'
	| 'lang'
	| 'href'
	| 'price'
	| 'regularPrice'
	| 'lowest30Days'
	| 'tiers'
	| 'isInStock'
	| 'stockQty'
> &
	Pick<ProductPageData, 'attributes' | 'variants' | 'galleries'>;

/** A garment of a grouped product with those of its variants that belong to the group; null when it is no longer sold. */
export interface GroupPart {
	sku: string;
	product: Purchasable | null;
}
