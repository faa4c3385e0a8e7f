import type { BundleOption, Product } from '@pasaz/kernel/contract/product';
import type { BundleItemOption, ProductOption } from '@pasaz/kernel/contract/product-option';
import { checksumOf } from '@pasaz/kernel/domain/line-identity';
import type { output } from 'zod/mini';
import type { Choice } from './choice.ts';
import { linePicture } from './line-picture.ts';

type Option = output<typeof BundleOption>;
type Chosen = output<typeof BundleItemOption>;
interface Part {
	sku: string;
	qty: number;
}

/** Undefined unless each required option has a choice and each choice is one of its option's. */
export function chooseBundle(product: Product, option: ProductOption | undefined): Choice | undefined {
	const chosen = (option?.extension_attributes.bundle_options ?? []).filter(
		({ option_selections }) => option_selections.length > 0,
	);
	const options = product.bundle_options ?? [];
	const parts = options.map((candidate) =>
		partsOf(
			candidate,
			chosen.filter(({ option_id }) => option_id === candidate.option_id),
		),
	);
	const known = chosen.every(({ option_id }) => options.some((candidate) => candidate.option_id === option_id));
	if (!known || parts.includes(undefined)) return undefined;
	const productOption = { extension_attributes: { bundle_options: chosen } };
	return {
		lineKey: `${product.sku}|${checksumOf(productOption)}`,
		productId: product.id,
		sku: product.sku,
		product,
		image: linePicture(product),
		price: undefined,
		options: [],
		partLabels: options.flatMap((candidate) => labels(candidate, chosen)),
		productOption,
		parts: merged(parts.flatMap((part) => part ?? [])),
	};
}

function partsOf(option: Option, chosen: Chosen[]): Part[] | undefined {
	const [only, ...more] = chosen;
	if (more.length > 0) return undefined;
	if (!only) return option.required ? undefined : [];
	const ids = new Set(only.option_selections);
	const single = option.type === 'radio' || option.type === 'select';
	const links = option.product_links.filter(({ id }) => ids.has(Number(id)));
	if (links.length < ids.size || (single && ids.size > 1)) return undefined;
	return links.map(({ sku, qty }) => ({ sku, qty }));
}

function labels(option: Option, chosen: Chosen[]): Choice['partLabels'] {
	const ids = chosen.find(({ option_id }) => option_id === option.option_id)?.option_selections ?? [];
	return option.product_links
		.filter(({ id }) => ids.includes(Number(id)))
		.map(({ sku, qty }) => ({ label: option.title, sku, qty }));
}

/** The same product chosen in two options is one part. */
function merged(parts: Part[]): Part[] {
	const bySku = new Map<string, number>();
	for (const { sku, qty } of parts) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
	return [...bySku].map(([sku, qty]) => ({ sku, qty }));
}
