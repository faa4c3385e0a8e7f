import * as z from 'zod/mini';
import { ConfigurableChild, Product } from '../contract/product.ts';
import { productPath } from '../routes.ts';
import { rangePrice } from './price.ts';
import { isAvailable } from './variant.ts';

const PRICES = {
	price_incl_tax: true,
	original_price_incl_tax: true,
	final_price_incl_tax: true,
	special_price_incl_tax: true,
	special_from_date: true,
	special_to_date: true,
	lowest_price_30_days: true,
} as const;

const TileChild = z.pick(ConfigurableChild, {
	sku: true,
	status: true,
	stock: true,
	image: true,
	color: true,
	...PRICES,
});

/** The part of a product that a tile shows. */
export const TileSource = z.extend(
	z.pick(Product, {
		sku: true,
		name: true,
		url_path: true,
		image: true,
		media_gallery: true,
		stock: true,
		new: true,
		configurable_options: true,
		...PRICES,
	}),
	{ configurable_children: z.optional(z.array(TileChild)) },
);
export type TileSource = z.infer<typeof TileSource>;

/** The fields of `TileSource`, for `sourceInclude`. */
export const TILE_FIELDS: readonly string[] = [
	...Object.keys(TileSource.shape).filter((field) => field !== 'configurable_children'),
	...Object.keys(TileChild.shape).map((field) => `configurable_children.${field}`),
];

/** A product in a list. Prices are gross grosze; pictures are paths for `domain/picture`; swatches are `#rrggbb`. */
export interface ProductTile {
	sku: string;
	name: string;
	href: string;
	image: string | null;
	/** Shown while a mouse is over the tile. */
	hoverImage: string | null;
	price: number;
	regularPrice: number;
	lowest30Days: number | null;
	/** Whether variants cost more than `price`. */
	from: boolean;
	isNew: boolean;
	isInStock: boolean;
	swatches: string[];
}

function swatchesOf(source: TileSource): string[] {
	const colours = source.configurable_options?.find(({ attribute_code }) => attribute_code === 'color');
	return colours?.values.flatMap(({ swatch }) => swatch ?? []) ?? [];
}

function picturesOf(source: TileSource, child: z.infer<typeof TileChild> | undefined) {
	const image = child?.image ?? source.image;
	const other = source.media_gallery.find((entry) => entry.image !== source.image)?.image ?? null;
	return { image, hoverImage: image === source.image ? other : null };
}

/**
 * @param now ms since 1970
 * @param colours option ids that the shopper looks for: the tile shows and opens that colour
 */
export function productTile(source: TileSource, now: number, colours: readonly number[] = []): ProductTile {
	const children = source.configurable_children?.filter(({ status }) => status < 2) ?? [];
	const available = children.filter(isAvailable);
	const price = rangePrice(source, available.length > 0 ? available : children, now);
	const wanted = available.find(({ color }) => color != null && colours.includes(color));
	return {
		sku: source.sku,
		name: source.name,
		href: productPath(source) + (wanted ? `?color=${wanted.color}` : ''),
		...picturesOf(source, wanted),
		price: price.final,
		regularPrice: price.regular,
		lowest30Days: price.lowest30Days,
		from: price.from,
		isNew: source.new === true,
		isInStock: source.stock.is_in_stock && (!source.configurable_children?.length || available.length > 0),
		swatches: swatchesOf(source),
	};
}
