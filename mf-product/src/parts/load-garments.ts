import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { PageProduct } from '../product/find-product.ts';
import { productCore } from '../product/product-core.ts';
import type { GroupPart, Purchasable } from '../product/product-page-data.ts';

const ENABLED = [0, 1];

/** The linked products, and the garments of which they are variants. */
export async function loadGarments(api: Api, linked: readonly string[]): Promise<Product[]> {
	const found = await Promise.all(
		['configurable_children.sku', 'sku'].map((field) =>
			findMany(api, 'product', PageProduct, { where: { [field]: linked, status: ENABLED }, size: linked.length }),
		),
	);
	return found.flat();
}

/** A garment with the linked ones of its variants; all of them where the garment itself is linked. */
function garmentWith(parent: Product, linked: readonly string[]): Product {
	const all = parent.configurable_children ?? [];
	const children = linked.includes(parent.sku) ? all : all.filter(({ sku }) => linked.includes(sku));
	return { ...parent, configurable_children: children };
}

function purchasable(product: Product): Purchasable {
	const core = productCore(product, Date.now());
	const { id, sku, type, name, lang, href, price, regularPrice, lowest30Days, isInStock, stockQty, variants, tiers } =
		core;
	const offered = ({ code, values, ...attribute }: (typeof core.attributes)[number]) => ({
		...attribute,
		code,
		values: values.filter((value) => variants.some(({ options }) => options[code] === value.id)),
	});
	return {
		...{ id, sku, type, name, href, price, regularPrice, lowest30Days, isInStock, stockQty, variants },
		...(lang && { lang }),
		...(tiers && { tiers }),
		attributes: core.attributes.map(offered),
		galleries: core.galleries.map((gallery) => gallery.slice(0, 1)),
	};
}

/** One part for each garment, whichever of its variants the links name, and one for what is no longer sold. */
export function garmentParts(linked: readonly string[], products: readonly Product[]): GroupPart[] {
	const parts = linked.map((sku) => {
		const garment = products.find((one) => one.configurable_children?.some((child) => child.sku === sku));
		const own = garment ?? products.find((one) => one.sku === sku);
		const isSold = own !== undefined && own.parentSku === undefined;
		return { sku: own?.parentSku ?? own?.sku ?? sku, product: isSold ? purchasable(garmentWith(own, linked)) : null };
	});
	return [...new Map(parts.map((part) => [part.sku, part])).values()];
}
