import type { SourceProduct } from '../../catalogue/source/catalog-source.ts';
import type { ProductDocument } from './documents.ts';

type Links = Pick<SourceProduct, 'links' | 'bundleOptions'>;
type Linked = Pick<SourceProduct, 'sku' | 'type' | 'links' | 'bundleOptions' | 'variants'>;

const LINK_TYPES = ['associated', 'related', 'upsell', 'crosssell'] as const;

/** Skus of what a grouped product or a bundle is made of. */
export function partsOf({ product_links, bundle_options }: ProductDocument): string[] {
	const associated = product_links.filter(({ link_type }) => link_type === 'associated');
	return [
		...associated.map(({ linked_product_sku }) => linked_product_sku),
		...bundle_options.flatMap(({ product_links: parts }) => parts.map(({ sku }) => sku)),
	];
}

export function linksOf({ type_id, product_links, bundle_options }: ProductDocument): Links {
	const links = product_links.flatMap(({ link_type, linked_product_sku: sku }) => {
		const type = LINK_TYPES.find((known) => known === link_type);
		return type ? [{ sku, type }] : [];
	});
	const bundleOptions = bundle_options.map(({ title, required, type, product_links: parts }) => ({
		title,
		required,
		type: type === 'multi' ? ('checkbox' as const) : type,
		products: parts.map(({ sku, qty, is_default: isDefault, can_change_quantity: canChange }) => ({
			sku,
			qty: Math.max(1, Math.trunc(qty)),
			isDefault,
			...(canChange && { canChange }),
		})),
	}));
	return { ...(links.length > 0 && { links }), ...(type_id === 'bundle' && { bundleOptions }) };
}

/** Drops links to missing products; undefined if no part of the product is left. */
export function withKnownLinks<P extends Linked>(product: P, skus: Set<string>): P | undefined {
	const links = product.links?.filter(({ sku }) => skus.has(sku));
	const bundleOptions = product.bundleOptions
		?.map((option) => ({ ...option, products: option.products.filter(({ sku }) => skus.has(sku)) }))
		.filter(({ products }) => products.length > 0);
	if (product.type === 'grouped' && !links?.some(({ type }) => type === 'associated')) return undefined;
	if (product.type === 'bundle' && !bundleOptions?.length) return undefined;
	return { ...product, ...(links && { links }), ...(bundleOptions && { bundleOptions }) };
}
