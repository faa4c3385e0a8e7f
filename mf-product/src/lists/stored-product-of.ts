import type { StoredProduct } from '@pasaz/kernel/domain/stored-product';
import type { PageVariant, ProductPageData } from '../product/product-page-data.ts';

/** Gross grosze. */
interface Priced {
	price: number;
	regularPrice: number;
	lowest30Days: number | null;
}

/** As the catalogue answers prices: in decimal units, a reduction as the special price. */
function pricesOf({ price, regularPrice, lowest30Days }: Priced) {
	return {
		price_incl_tax: price / 100,
		original_price_incl_tax: regularPrice / 100,
		special_price_incl_tax: price < regularPrice ? price / 100 : 0,
		lowest_price_30_days: lowest30Days === null ? null : lowest30Days / 100,
	};
}

function optionsOf({ id, attributes }: ProductPageData): StoredProduct['configurable_options'] {
	return attributes.map((attribute, position) => ({
		id: attribute.id,
		attribute_id: attribute.id,
		attribute_code: attribute.code,
		label: attribute.label,
		position,
		product_id: id,
		values: attribute.values.map((value) => ({
			value_index: value.id,
			label: value.label,
			...(value.swatch && { swatch: value.swatch }),
		})),
	}));
}

type StoredChild = NonNullable<StoredProduct['configurable_children']>[number];

function childOf(variant: PageVariant, { name, galleries }: ProductPageData): StoredChild {
	const { id, sku, options, isInStock, stockQty, gallery } = variant;
	return {
		id,
		sku,
		name,
		status: 1,
		image: galleries[gallery]?.[0] ?? null,
		color: options.color ?? null,
		size: options.size ?? null,
		stock: { product_id: id, is_in_stock: isInStock, qty: stockQty ?? 0 },
		...pricesOf(variant),
	};
}

/** The product of a page as the lists on the device keep it, without asking the shop again. */
export function storedProductOf(product: ProductPageData): StoredProduct {
	const { id, sku, name, type, href, galleries, isInStock, stockQty } = product;
	const path = href.slice(1);
	const key = path.split('/').at(-1) ?? path;
	const [image = null] = galleries[0] ?? [];
	return {
		id,
		sku,
		name,
		type_id: type,
		slug: key,
		url_key: key,
		url_path: path,
		status: 1,
		image,
		stock: { product_id: id, is_in_stock: isInStock, qty: stockQty ?? 0 },
		configurable_options: optionsOf(product),
		media_gallery: (galleries[0] ?? []).slice(0, 2).map((picture) => ({ image: picture })),
		configurable_children: product.variants.map((variant) => childOf(variant, product)),
		...pricesOf(product),
	};
}
