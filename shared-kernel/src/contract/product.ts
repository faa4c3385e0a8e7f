import * as z from 'zod/mini';
import { Addresses } from './catalog.ts';
import { ProductType } from './product-type.ts';
import { TierPrice } from './tier-price.ts';

/** Amounts on the wire are decimal currency units (`129.99`), as vue-storefront-api sends them; `domain/money` turns them into grosze. */
const Amount = z.number();

/**
 * Each price in its three forms: net, tax, gross. `price` (and `final_price`) is what the shopper pays now; while it is reduced,
 * `special_price` is the same and above 0, and `original_price` is the one to cross out.
 */
const prices = {
	price: Amount,
	price_tax: z.optional(Amount),
	price_incl_tax: Amount,
	special_price: z.optional(z.nullable(Amount)),
	special_price_tax: z.optional(z.nullable(Amount)),
	special_price_incl_tax: z.optional(z.nullable(Amount)),
	original_price: z.optional(Amount),
	original_price_tax: z.optional(Amount),
	original_price_incl_tax: z.optional(Amount),
	final_price: z.optional(Amount),
	final_price_tax: z.optional(Amount),
	final_price_incl_tax: z.optional(Amount),
	special_from_date: z.optional(z.nullable(z.string())),
	special_to_date: z.optional(z.nullable(z.string())),
	/** Gross; the lowest price of the 30 days before the reduction (Directive 98/6/EC art. 6a). */
	lowest_price_30_days: z.optional(z.nullable(Amount)),
	/** Only those for all groups: what a group pays, its session is told by the prices of now. */
	tier_prices: z.optional(z.array(TierPrice)),
};

/** `qty` in pieces. */
export const StockInfo = z.object({ product_id: z.int(), is_in_stock: z.boolean(), qty: z.number() });
export type StockInfo = z.infer<typeof StockInfo>;

export const CustomAttribute = z.object({
	attribute_code: z.string(),
	value: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
});

export const MediaGalleryEntry = z.object({
	image: z.string(),
	pos: z.int(),
	typ: z.string(),
	lab: z.nullable(z.string()),
	vid: z.optional(z.nullable(z.string())),
});

export const ConfigurableOption = z.object({
	id: z.int(),
	attribute_id: z.int(),
	attribute_code: z.string(),
	label: z.string(),
	position: z.int(),
	product_id: z.int(),
	values: z.array(z.object({ value_index: z.int(), label: z.string(), swatch: z.optional(z.string()) })),
});
export type ConfigurableOption = z.infer<typeof ConfigurableOption>;

/** A variant of a configurable product. `color` and `size` are option ids (`value_index`). */
export const ConfigurableChild = z.object({
	id: z.int(),
	sku: z.string(),
	name: z.string(),
	status: z.int(),
	...prices,
	image: z.optional(z.nullable(z.string())),
	media_gallery: z.optional(z.array(MediaGalleryEntry)),
	color: z.optional(z.nullable(z.int())),
	size: z.optional(z.nullable(z.int())),
	stock: z.optional(StockInfo),
	custom_attributes: z.optional(z.array(CustomAttribute)),
});
export type ConfigurableChild = z.infer<typeof ConfigurableChild>;

export const BundleOption = z.object({
	option_id: z.int(),
	title: z.string(),
	required: z.boolean(),
	type: z.enum(['radio', 'select', 'checkbox', 'multi']),
	position: z.int(),
	product_links: z.array(
		z.object({
			id: z.string(),
			sku: z.string(),
			qty: z.number(),
			is_default: z.boolean(),
			position: z.int(),
			can_change_quantity: z.boolean(),
		}),
	),
});

/**
 * What a shopper may add to a product, under Magento's names: a text (`field`, or `area` for a longer one) or one of several values
 * (`drop_down`, `radio`). A value's price is gross: an amount (`fixed`) or a share of the product's original price (`percent`).
 */
export const CustomOptionOffer = z.object({
	option_id: z.int(),
	title: z.string(),
	type: z.string(),
	is_require: z.boolean(),
	/** For options of type text; 0 or missing where the shop sets no limit of its own. */
	max_characters: z.optional(z.nullable(z.int())),
	values: z.optional(
		z.nullable(
			z.array(
				z.object({
					option_type_id: z.int(),
					title: z.string(),
					price: z.optional(z.nullable(Amount)),
					price_type: z.optional(z.nullable(z.enum(['fixed', 'percent']))),
				}),
			),
		),
	),
});
export type CustomOptionOffer = z.infer<typeof CustomOptionOffer>;

/** Ours: a file that is delivered once it is paid; `sample` is the path of a free look at it. */
export const DownloadLink = z.object({ title: z.string(), sample: z.optional(z.string()) });
export type DownloadLink = z.infer<typeof DownloadLink>;

/** `link_type` is `associated` for the parts of a grouped product, else `related`, `upsell`, `crosssell`. */
export const ProductLink = z.object({
	sku: z.string(),
	link_type: z.string(),
	linked_product_sku: z.string(),
	linked_product_type: z.string(),
	position: z.int(),
});

export const Flag = z.object({ name: z.string(), url_key: z.string(), flags_ids: z.int() });

/** The catalogue's complete document of a product (rule 24.8). */
export const Product = z.object({
	id: z.int(),
	sku: z.string(),
	name: z.string(),
	type_id: ProductType,
	parentSku: z.optional(z.string()),
	parentId: z.optional(z.int()),
	slug: z.string(),
	url_key: z.string(),
	url_path: z.string(),
	addresses: z.optional(Addresses),
	/** 1 is enabled; the shop does not show a product with 2 or more. */
	status: z.int(),
	/** 1: only as a part or variant, 2: catalogue, 3: search, 4: both. */
	visibility: z.int(),
	category_ids: z.array(z.int()),
	category: z.array(z.object({ category_id: z.int(), name: z.string() })),
	tax_class_id: z.int(),
	...prices,
	/** Below `/img/{width}x{height}`, e.g. `/b/r/sukienka-lniana-czerwona-1`. */
	image: z.nullable(z.string()),
	small_image: z.optional(z.nullable(z.string())),
	thumbnail: z.optional(z.nullable(z.string())),
	media_gallery: z.array(MediaGalleryEntry),
	stock: StockInfo,
	description: z.optional(z.nullable(z.string())),
	short_description: z.optional(z.nullable(z.string())),
	color: z.optional(z.nullable(z.int())),
	size: z.optional(z.nullable(z.int())),
	color_options: z.optional(z.array(z.int())),
	size_options: z.optional(z.array(z.int())),
	configurable_options: z.optional(z.array(ConfigurableOption)),
	configurable_children: z.optional(z.array(ConfigurableChild)),
	bundle_options: z.optional(z.array(BundleOption)),
	custom_options: z.optional(z.array(CustomOptionOffer)),
	product_links: z.optional(z.array(ProductLink)),
	downloads: z.optional(z.array(DownloadLink)),
	/** Shop-defined attributes such as `material` or `care`; options by id, texts as they are. */
	custom_attributes: z.optional(z.array(CustomAttribute)),
	new: z.optional(z.boolean()),
	sale: z.optional(z.boolean()),
	flags: z.optional(z.array(Flag)),
	/** Editor's choice. */
	erin_recommends: z.optional(z.boolean()),
	order_priority: z.optional(z.int()),
	/** Ours: the published reviews, where there are any; `fit` counts who found it too small, right and too large. */
	review_summary: z.optional(z.object({ count: z.int(), average: z.number(), fit: z.array(z.int()) })),
	/** Names the product in the external product-information service. */
	uuid: z.optional(z.uuid()),
	created_at: z.optional(z.string()),
	updated_at: z.optional(z.string()),
	/** Ours: the language of the name where it is not that of the store view, and of the description. */
	lang: z.optional(z.string()),
	description_lang: z.optional(z.string()),
});
export type Product = z.infer<typeof Product>;
