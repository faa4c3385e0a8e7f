import type { SourceProduct } from './source/catalog-source.ts';
import type { Writing } from './write/writing.ts';

/** The products that a product is made of or leads to. */
export function linkedParts(product: SourceProduct, writing: Writing) {
	const links = (product.links ?? []).map((link, position) => ({
		sku: product.sku,
		link_type: link.type,
		linked_product_sku: link.sku,
		linked_product_type: writing.products.get(link.sku)?.type ?? 'simple',
		position,
	}));
	return {
		...(links.length > 0 && { product_links: links }),
		...(product.type === 'bundle' && { bundle_options: bundleOptions(product, writing) }),
	};
}

/** Options of a bundle are numbered within their product. */
function bundleOptions(product: SourceProduct, { idOf }: Writing) {
	return (product.bundleOptions ?? []).map((option, index) => ({
		option_id: index + 1,
		title: option.title,
		required: option.required,
		type: option.type,
		position: index,
		product_links: option.products.map(({ sku, qty, isDefault }, position) => ({
			id: String(idOf('product', sku)),
			sku,
			qty,
			is_default: isDefault,
			position,
			can_change_quantity: false,
		})),
	}));
}
