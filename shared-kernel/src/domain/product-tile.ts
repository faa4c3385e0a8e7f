import * as z from 'zod/mini';
import { ConfigurableChild, ConfigurableOption, MediaGalleryEntry, Product, StockInfo } from '../contract/product.ts';
import { ProductType } from '../contract/product-type.ts';
import { productPath } from '../routes.ts';
import { priceTiers, type RangePrice, rangePrice } from './price.ts';
import { tiersBelow } from './price-tiers.ts';
import { swatchOf } from './swatch.ts';
import { isAvailable } from './variant.ts';

const PRICES = {
	price_incl_tax: true,
	original_price_incl_tax: true,
	final_price_incl_tax: true,
	special_price_incl_tax: true,
	special_from_date: true,
	special_to_date: true,
	lowest_price_30_days: true,
	tier_prices: true,
} as const;

const TileFacts = z.pick(Product, {
	id: true,
	sku: true,
	name: true,
	lang: true,
	url_path: true,
	image: true,
	new: true,
	...PRICES,
});
const TileChild = z.pick(ConfigurableChild, { status: true, stock: true, image: true, color: true, ...PRICES });

export const TileSource = z.extend(TileFacts, {
	type_id: z.optional(ProductType),
	stock: z.pick(StockInfo, { is_in_stock: true }),
	review_summary: z.optional(z.object({ average: z.number(), count: z.int() })),
	media_gallery: z.array(z.pick(MediaGalleryEntry, { image: true })),
	configurable_options: z.optional(z.array(z.pick(ConfigurableOption, { attribute_code: true, values: true }))),
	configurable_children: z.optional(z.array(TileChild)),
});
export type TileSource = z.infer<typeof TileSource>;

/** The fields of `TileSource` for `sourceInclude`. A page asks for 50 products, so of nested parts it names only what a tile shows. */
export const TILE_FIELDS: readonly string[] = [
	...Object.keys(TileFacts.shape),
	'type_id',
	'stock.is_in_stock',
	'review_summary.average',
	'review_summary.count',
	'media_gallery.image',
	'configurable_options.attribute_code',
	'configurable_options.values',
	...['status', 'stock', ...Object.keys(PRICES)].map((field) => `configurable_children.${field}`),
];

/** The field of a finished tile. A back end that has it leaves out the fields that only make one (rule 24.14). */
export const TILE = 'tile';

export const COLOUR_FIELDS: readonly string[] = ['configurable_children.image', 'configurable_children.color'];

/** `id` and `label` of the colour's option; `colour` is `#rrggbb`. */
export const TileSwatch = z.object({ id: z.int(), label: z.string(), colour: z.string() });
export type TileSwatch = z.infer<typeof TileSwatch>;

/** Prices are gross grosze; pictures are paths for `domain/picture`. */
export const ProductTile = z.object({
	id: z.int(),
	sku: z.string(),
	name: z.string(),
	/** Language of the name where it is not the page's. */
	lang: z.exactOptional(z.string()),
	href: z.string(),
	image: z.nullable(z.string()),
	hoverImage: z.nullable(z.string()),
	price: z.int(),
	regularPrice: z.int(),
	lowest30Days: z.nullable(z.int()),
	/** Whether variants, or fewer pieces, cost more than `price`. */
	from: z.boolean(),
	isNew: z.boolean(),
	isInStock: z.boolean(),
	swatches: z.array(TileSwatch),
	/** Mean of the published reviews, in stars, and their number. */
	rating: z.exactOptional(z.object({ average: z.number(), count: z.int() })),
});
export type ProductTile = z.infer<typeof ProductTile>;

function swatchesOf(source: TileSource): TileSwatch[] {
	const colours = source.configurable_options?.find(({ attribute_code }) => attribute_code === 'color');
	return (
		colours?.values.flatMap((value) => {
			const colour = swatchOf(value);
			return colour ? [{ id: value.value_index, label: value.label, colour }] : [];
		}) ?? []
	);
}

function picturesOf(source: TileSource, child: z.infer<typeof TileChild> | undefined) {
	const image = child?.image ?? source.image;
	const other = source.media_gallery.find((entry) => entry.image !== source.image)?.image ?? null;
	return { image, hoverImage: image === source.image ? other : null };
}

/** As precise as tiles tell it. */
export function tileRating({ average, count }: { average: number; count: number }): { average: number; count: number } {
	return { average: Math.round(average * 10) / 10, count };
}

/** Tiers are worth a "from …" (rule 5.11) but no reduction: what is struck is of one piece, so a reduced product keeps its own price. */
function fromTier(price: RangePrice, sources: readonly Pick<TileSource, 'tier_prices'>[]): RangePrice {
	if (price.final < price.regular) return price;
	const tiers = sources.flatMap(({ tier_prices }) => tiersBelow(price.final, priceTiers(tier_prices)));
	const lowest = Math.min(price.final, ...tiers.map((tier) => tier.price));
	return lowest < price.final ? { regular: lowest, final: lowest, lowest30Days: null, from: true } : price;
}

/**
 * @param now ms since 1970
 * @param colours option ids that the shopper filters by: the tile shows and opens the first variant with one of them
 */
export function productTile(source: TileSource, now: number, colours: readonly number[] = []): ProductTile {
	const children = source.configurable_children?.filter(({ status }) => status < 2) ?? [];
	const available = children.filter(isAvailable);
	const offered = available.length > 0 ? available : children;
	const price = fromTier(rangePrice(source, offered, now), [source, ...offered]);
	const { review_summary: reviews } = source;
	const wanted = available.find(({ color }) => color != null && colours.includes(color));
	return {
		id: source.id,
		sku: source.sku,
		name: source.name,
		...(source.lang && { lang: source.lang }),
		href: productPath(source) + (wanted ? `?color=${wanted.color}` : ''),
		...picturesOf(source, wanted),
		price: price.final,
		regularPrice: price.regular,
		lowest30Days: price.lowest30Days,
		from: price.from,
		isNew: source.new === true,
		isInStock: source.stock.is_in_stock && (!source.configurable_children?.length || available.length > 0),
		swatches: swatchesOf(source),
		...(reviews && { rating: tileRating(reviews) }),
	};
}
