import { createHash } from 'node:crypto';
import { MAX_PIECES } from '@pasaz/kernel/contract/max-pieces';
import type { BundleOption, Product } from '@pasaz/kernel/contract/product';
import type { BundleItemOption, OptionLabel, ProductOption } from '@pasaz/kernel/contract/product-option';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import type { output } from 'zod/mini';
import { linePicture } from './line-picture.ts';

/** A requested product: a variant is given by its own sku, or by its parent's and the chosen options. */
export interface Wish {
	sku: string;
	productOption?: ProductOption | undefined;
}

export interface Choice {
	lineKey: string;
	productId: number;
	sku: string;
	/** The product that gives it its name: the parent of a variant. */
	product: Product;
	image: string | null;
	/** Gross cents; undefined where it is the sum of the parts. */
	price: number | undefined;
	/** What custom options add to the price, in gross cents. */
	surcharge: number;
	/** Gross cents without a reduction, of which custom options may cost a share. */
	original: number;
	options: OptionLabel[];
	/** Chosen parts, whose names are not loaded yet. */
	partLabels: { label: string; sku: string; qty: number }[];
	productOption: ProductOption | undefined;
	/** The products whose stock it takes. */
	parts: { sku: string; qty: number }[];
}

/** Characters; an index cannot hold much longer keys, and shoppers write long texts. */
const MAX_KEY = 400;

/** The name of a line within its cart: the same for the same choice, also where that is not for sale any more. */
export function lineKeyOf({ sku, productOption }: Wish): string {
	const chosen = productOption?.extension_attributes;
	const bundle_options = chosen?.bundle_options?.filter(isChosen) ?? [];
	const key = lineKey({ sku, productOption: chosen && { extension_attributes: { ...chosen, bundle_options } } });
	return key.length > MAX_KEY ? `${sku}|${createHash('sha256').update(key).digest('base64url')}` : key;
}

function isChosen({ option_selections }: Chosen): boolean {
	return option_selections.length > 0;
}

type Option = output<typeof BundleOption>;
type Link = Option['product_links'][number];
type Chosen = output<typeof BundleItemOption>;
interface Part {
	sku: string;
	qty: number;
}

/** Undefined unless each required option has a valid choice. */
export function chooseBundle(product: Product, option: ProductOption | undefined): Choice | undefined {
	const chosen = (option?.extension_attributes.bundle_options ?? []).filter(isChosen);
	const options = product.bundle_options ?? [];
	const parts = options.map((candidate) =>
		partsOf(
			candidate,
			chosen.filter(({ option_id }) => option_id === candidate.option_id),
		)?.map((part) => ({ ...part, label: candidate.title })),
	);
	const known = chosen.every(({ option_id }) => options.some((candidate) => candidate.option_id === option_id));
	if (!known || parts.includes(undefined)) return undefined;
	const productOption = { extension_attributes: { bundle_options: chosen } };
	return {
		lineKey: lineKeyOf({ sku: product.sku, productOption }),
		productId: product.id,
		sku: product.sku,
		product,
		image: linePicture(product),
		price: undefined,
		surcharge: 0,
		original: 0,
		options: [],
		partLabels: parts.flatMap((part) => part ?? []),
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
	const parts = links.map((link) => ({
		sku: link.sku,
		qty: piecesOf(link, { isSingle: single, asked: only.option_qty }),
	}));
	return parts.every(({ qty }) => isPieces(qty)) ? parts : undefined;
}

/** The shopper says how many only of a single choice that allows it; else it is the bundle's own number. */
function piecesOf(
	{ qty, can_change_quantity }: Link,
	{ isSingle, asked }: { isSingle: boolean; asked: number },
): number {
	return isSingle && can_change_quantity ? asked : qty;
}

function isPieces(qty: number): boolean {
	return Number.isInteger(qty) && qty > 0 && qty <= MAX_PIECES;
}

function merged(parts: Part[]): Part[] {
	const bySku = new Map<string, number>();
	for (const { sku, qty } of parts) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
	return [...bySku].map(([sku, qty]) => ({ sku, qty }));
}
