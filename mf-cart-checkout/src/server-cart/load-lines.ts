import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { BareLine, CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { Product } from '@pasaz/kernel/contract/product';
import { lineOf } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { lastOpOf, quantityOf } from '@pasaz/kernel/domain/line-ops';
import { mergeCarts } from '@pasaz/kernel/domain/merge-carts';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { priceTiers, shownPrice } from '@pasaz/kernel/domain/price';
import { isAvailable, variantOptions } from '@pasaz/kernel/domain/variant';
import { type DocumentOf, documentOf, findValid } from '@pasaz/kernel/network/find';
import { productPath } from '@pasaz/kernel/routes';
import { noteUnsold } from '../cart/elsewhere.ts';
import type { CartCall } from './cart-call.ts';

const { id, sku, name, type_id, status, url_path, image, stock, configurable_options, configurable_children } =
	Product.shape;
const { price_incl_tax, original_price_incl_tax, final_price_incl_tax, lowest_price_30_days } = Product.shape;
const { special_price_incl_tax, special_from_date, special_to_date } = Product.shape;
const Sold = documentOf({
	...{ id, sku, name, type_id, status, url_path, image, stock, configurable_options, configurable_children },
	...{ price_incl_tax, original_price_incl_tax, final_price_incl_tax, lowest_price_30_days },
	...{ special_price_incl_tax, special_from_date, special_to_date },
	parentSku: Product.shape.parentSku,
});
type Sold = DocumentOf<typeof Sold>;
type Child = NonNullable<Sold['configurable_children']>[number];

function chosenOptions(parent: Sold, child: Child) {
	const attributes = (parent.configurable_options ?? []).filter(({ attribute_code }) => attribute_code !== 'price');
	const options = variantOptions(
		child,
		attributes.map(({ attribute_code }) => attribute_code),
	);
	return attributes.flatMap(({ attribute_id, attribute_code, label, values }) => {
		const value = values.find(({ value_index }) => value_index === options[attribute_code]);
		return value
			? [{ option_id: String(attribute_id), option_value: value.value_index, label, value: value.label }]
			: [];
	});
}

function variantOf(parent: Sold, child: Child): Partial<CartCandidate> {
	const { final, regular, lowest30Days } = shownPrice(child, Date.now());
	const chosen = chosenOptions(parent, child);
	return {
		sku: child.sku,
		id: child.id,
		parentId: parent.id,
		href: `${productPath(parent)}?childSku=${encodeURIComponent(child.sku)}`,
		image: child.image ?? parent.image ?? null,
		price: final,
		regularPrice: regular,
		lowest30Days,
		stockQty: child.stock?.qty ?? null,
		isInStock: isAvailable(child),
		options: chosen.map(({ label, value }) => ({ label, value })),
		productOption: { extension_attributes: { configurable_item_options: chosen } },
	};
}

function plainCandidate(product: Sold, child: Child | undefined): CartCandidate {
	const { final, regular, lowest30Days } = shownPrice(product, Date.now());
	return {
		sku: product.sku,
		parentSku: product.sku,
		id: product.id,
		name: product.name,
		productType: product.type_id,
		href: productPath(product),
		image: product.image ?? null,
		price: final,
		regularPrice: regular,
		lowest30Days,
		options: [],
		stockQty: product.type_id === 'simple' ? product.stock.qty : null,
		isInStock: product.stock.is_in_stock,
		errors: {},
		...(child && variantOf(product, child)),
	};
}

function candidateOf(product: Sold, line: BareLine, item: ServerCartItem | undefined): CartCandidate | null {
	const child = product.configurable_children?.find((candidate) => candidate.sku === line.sku);
	if (product.type_id === 'configurable' && !child) return null;
	const plain = plainCandidate(product, child);
	const free = line.productOption?.extension_attributes;
	if (!free) return plain;
	// what is made of parts or to measure costs, and is called, what the server says
	const price = item ? toGrosze(item.price) : plain.price;
	return {
		...plain,
		...{ price, regularPrice: price, lowest30Days: null, options: item?.options ?? plain.options },
		productOption: { extension_attributes: { ...plain.productOption?.extension_attributes, ...free } },
	};
}

function lineFor(line: BareLine, products: readonly Sold[], items: readonly ServerCartItem[]): CartLine[] {
	const product = products.find(
		({ sku: own, configurable_children: children, parentSku }) =>
			(own === line.sku && parentSku === undefined) || children?.some((child) => child.sku === line.sku),
	);
	const item = items.find(
		({ sku: own, product_option }) => lineKey({ sku: own, productOption: product_option }) === lineKey(line),
	);
	const candidate = product && candidateOf(product, line, item);
	if (!candidate) return [];
	const { set, adds } = line.ops;
	const first = set && set.qty > 0 ? set.id : (Object.keys(adds)[0] ?? lastOpOf(line.ops));
	return [lineOf({ ...candidate, tiers: item?.tier_prices && priceTiers(item.tier_prices) }, line.ops, first)];
}

/**
 * Loads the products of lines that another device or store view has put in; what is not sold here, or is not what a product is, stays
 * without.
 * @throws what `api.call` throws
 */
export async function loadLines({ shop, device }: CartCall, items: readonly ServerCartItem[]): Promise<void> {
	const { latestCart, changeCart } = device.cart;
	const { bare, since } = latestCart();
	const missing = bare.filter(({ ops }) => quantityOf(ops) > 0);
	if (missing.length === 0) return;
	const skus = missing.map((line) => line.sku);
	const [own, parents] = await Promise.all([
		findValid(shop.api, 'product', Sold, { where: { sku: skus } }),
		findValid(shop.api, 'product', Sold, { where: { 'configurable_children.sku': skus } }),
	]);
	const products = [...parents, ...own].filter((product) => product.status < 2);
	const lines = missing.flatMap((line) => lineFor(line, products, items));
	// with the `since` of before, so that a cart that was forgotten meanwhile stays forgotten
	changeCart((cart) => mergeCarts(cart, { ...cart, lines, bare: [], since }));
	const loaded = new Set(lines.map(lineKey));
	noteUnsold(missing.map(lineKey).filter((key) => !loaded.has(key)));
}
