import { toSlug } from '@pasaz/kernel/domain/search/tokens';
import type { SourceProduct, SourceStock, SourceTag, SourceVariant } from '../../catalogue/source/catalog-source.ts';
import type { AttributeBook } from './attributes.ts';
import type { Dump, Skipped } from './collect.ts';
import type { ChildDocument } from './documents.ts';
import { linksOf, partsOf } from './links.ts';
import type { PictureBook } from './pictures.ts';
import { dateOf, type PriceTax, priceOf } from './prices.ts';
import type { TaxOf } from './tax-classes.ts';

type Document = Dump['product'][number];

export interface Making {
	now: Date;
	tags: SourceTag[];
	attributes: AttributeBook;
	categories: Map<number, string>;
	pictures: PictureBook;
	/** Whether `price` includes the tax. */
	pricesIncludeTax: boolean;
	taxOf: TaxOf;
	giftCardSkus: ReadonlySet<string>;
	skipped: Skipped[];
	/** All products of the dump, also variants. */
	bySku: Map<string, Document>;
	used: Set<string>;
	urlKeys: Set<string>;
}

/** Quantity of products whose stock Magento does not count. */
const UNCOUNTED = 9999;

/** Configurable products come first, so that documents of their variants are recognised. */
export function productsOf(documents: Document[], making: Making): SourceProduct[] {
	const isConfigurable = ({ type_id }: Document) => type_id === 'configurable';
	const ordered = [...documents.filter(isConfigurable), ...documents.filter((document) => !isConfigurable(document))];
	const children = new Set(documents.flatMap((document) => document.configurable_children.map(({ sku }) => sku)));
	const parts = new Set(documents.flatMap(partsOf));
	return ordered.flatMap((document) => {
		const { sku } = document;
		if (making.used.has(sku)) return isVariant(document) ? [] : skip(document, making, 'the sku is already given');
		// nobody could find it, unless something else is made of it
		if (isVariant(document) && children.has(sku) && !parts.has(sku))
			return skip(document, making, 'the product that it is a variant of is left out, or has it not');
		const card = giftCardIn(document, making);
		if (card !== undefined)
			return skip(document, making, `its part "${card}" is a gift card, which is only sold alone`);
		return productOf(document, making) ?? [];
	});
}

/** A bundle is sold for its own price, so that no gift card in it would be worth anything. */
function giftCardIn(document: Document, { giftCardSkus }: Making): string | undefined {
	return document.type_id === 'bundle' ? partsOf(document).find((sku) => giftCardSkus.has(sku)) : undefined;
}

function filmOf({ media_gallery }: Document): Pick<SourceProduct, 'film'> {
	const film = media_gallery.find(({ vid }) => vid)?.vid;
	return film ? { film } : {};
}

/** Variants have a document of their own in the index. */
function isVariant({ type_id, visibility }: Document): boolean {
	return type_id !== 'configurable' && visibility === 1;
}

function skip({ at, sku }: Document, { skipped }: Making, reason: string): [] {
	skipped.push({ ...at, name: sku, reason });
	return [];
}

function productOf(document: Document, making: Making): SourceProduct | undefined {
	const { sku, type_id: type } = document;
	const found = making.taxOf(document);
	if ('problem' in found) {
		skip(document, making, found.problem);
		return undefined;
	}
	const tax = { rate: found.rate, isIncluded: making.pricesIncludeTax };
	const isPricedByParts = type === 'configurable' || type === 'grouped' || type === 'bundle';
	const price = priceOf(document, tax) ?? (isPricedByParts ? { regular: 0 } : undefined);
	const urlKey = urlKeyOf(document, making);
	if (!price || !urlKey) {
		skip(document, making, price ? 'its address is already taken' : 'the price is missing');
		return undefined;
	}
	making.used.add(sku);
	const variants = type === 'configurable' ? variantsOf(document, tax, making) : undefined;
	if (variants?.length === 0) {
		skip(document, making, 'none of its variants can be imported');
		return undefined;
	}
	making.urlKeys.add(urlKey);
	return {
		sku,
		type,
		urlKey,
		price,
		taxClass: found.taxClass,
		...describe(document, making),
		...linksOf(document),
		stock: stockOf(document),
		...(variants && {
			variants,
			variantAttributes: document.configurable_options.map(({ attribute_code }) => attribute_code),
		}),
	};
}

function describe(document: Document, making: Making) {
	const { name, status, description, short_description, visibility, order_priority, uuid } = document;
	const ids =
		document.category_ids.length > 0 ? document.category_ids : document.category.map(({ category_id }) => category_id);
	const updated = dateOf(document.updated_at);
	const level = ([1, 2, 3, 4] as const).find((known) => known === visibility) ?? 4;
	return {
		name,
		enabled: status === 1,
		visibility: level,
		description: description ?? '',
		...(short_description && { shortDescription: short_description }),
		...(uuid && { uuid }),
		categories: [...new Set(ids.flatMap((id) => making.categories.get(id) ?? []))],
		tags: making.tags.flatMap(({ slug, means }) => (means && document[means] ? [slug] : [])),
		pictures: making.pictures.pathsOf(document),
		...filmOf(document),
		attributes: making.attributes.valuesOf(document),
		recommended: document.erin_recommends,
		priority: order_priority ?? 0,
		createdAt: new Date(dateOf(document.created_at) ?? making.now).toISOString(),
		...(updated && { updatedAt: new Date(updated).toISOString() }),
	};
}

function variantsOf(parent: Document, tax: PriceTax, making: Making): SourceVariant[] {
	const codes = parent.configurable_options.map(({ attribute_code }) => attribute_code);
	return parent.configurable_children.flatMap((child) => {
		const options = codes.map((code) => [code, making.attributes.optionOf(child, code)] as const);
		const missing = options.find(([, label]) => label === undefined);
		const price = priceOf(child, tax);
		const problem = making.used.has(child.sku)
			? 'is already a product or a variant of another'
			: missing
				? `has no option of "${missing[0]}"`
				: price
					? undefined
					: 'has no price';
		if (problem || !price) return skip(parent, making, `its variant "${child.sku}" ${problem}`);
		making.used.add(child.sku);
		return toVariant(
			child,
			{ parent, price, options: Object.fromEntries(options.map(([code, label]) => [code, label ?? ''])) },
			making,
		);
	});
}

interface Found {
	parent: Document;
	price: SourceVariant['price'];
	options: Record<string, string>;
}

function toVariant(child: ChildDocument, { parent, price, options }: Found, making: Making): SourceVariant {
	const own = making.bySku.get(child.sku);
	return {
		sku: child.sku,
		name: child.name || parent.name,
		price,
		options,
		enabled: child.status === 1,
		stock: stockOf(child.stock ? child : (own ?? child)),
		pictures: making.pictures.pathsOf(child),
	};
}

/** Older indexes have no stock; it is then not counted. */
function stockOf({ stock }: Pick<ChildDocument, 'stock'>): SourceStock {
	if (!stock) return { qty: UNCOUNTED, isInStock: true };
	const qty = stock.manage_stock ? Math.max(0, Math.trunc(stock.qty ?? 0)) : UNCOUNTED;
	return { qty, isInStock: stock.is_in_stock && qty > 0 };
}

function urlKeyOf(document: Document, { urlKeys }: Making): string | undefined {
	const { sku } = document;
	const preferred = toSlug(document.url_key || document.slug || document.name) || toSlug(sku);
	return [preferred, `${preferred}-${toSlug(sku)}`].find((candidate) => candidate !== '' && !urlKeys.has(candidate));
}
