import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import type { CatalogSource, SourcePage, SourceTag } from '../../catalogue/source/catalog-source.ts';
import type { SourceBlock } from '../../content/content-source.ts';
import { attributeBook } from './attributes.ts';
import { categoryTree } from './categories.ts';
import type { Dump, Skipped } from './collect.ts';
import { withKnownLinks } from './links.ts';
import { createPictureBook } from './pictures.ts';
import { type Making, productsOf } from './products.ts';
import { reviewsOf, type SourceReview } from './reviews.ts';
import { taxClasses } from './tax-classes.ts';

export interface Conversion {
	source: Omit<CatalogSource, 'pages' | 'faq'>;
	/** Undefined where the dumps have none; the shop then keeps its own. */
	pages: SourcePage[] | undefined;
	blocks: SourceBlock[] | undefined;
	reviews: SourceReview[];
	skipped: Skipped[];
	missingPictures: string[];
}

export interface ConvertOptions {
	media: string | undefined;
	pricesIncludeTax: boolean;
	/** Country whose taxes are in the prices. */
	country: string;
	/** The shop's own, for dumps without any. */
	taxRules: TaxRule[];
	tags: SourceTag[];
	giftCardSkus: ReadonlySet<string>;
	now: Date;
}

/** Converts dumps to a catalogue; documents that cannot be converted are added to `skipped`. */
export function toCatalog(dump: Dump, skipped: Skipped[], options: ConvertOptions): Conversion {
	const taxRules = dump.taxrule.length > 0 ? dump.taxrule.map(toTaxRule) : undefined;
	const { categories, paths } = categoryTree(dump.category, skipped);
	const attributes = attributeBook(dump.attribute, dump.product);
	const pictures = createPictureBook(options.media);
	const bySku = new Map(dump.product.map((product) => [product.sku, product]));
	const making: Making = {
		now: options.now,
		tags: options.tags,
		attributes,
		categories: paths,
		pictures,
		skipped,
		pricesIncludeTax: options.pricesIncludeTax,
		giftCardSkus: options.giftCardSkus,
		taxOf: taxClasses(bySku, taxRules ?? options.taxRules, options.country),
		bySku,
		used: new Set(),
		urlKeys: new Set(),
	};
	const products = linked(productsOf(dump.product, making), making);
	return {
		source: {
			categories,
			attributes: attributes.attributes,
			tags: options.tags,
			products,
			pictures: pictures.pictures,
			...(taxRules && { taxRules }),
		},
		pages: dump.cms_page.length > 0 ? pagesOf(dump.cms_page) : undefined,
		blocks: dump.cms_block.length > 0 ? distinct(dump.cms_block) : undefined,
		reviews: reviewsOf(dump, new Set(products.map(({ sku }) => sku)), skipped),
		skipped,
		missingPictures: [...pictures.missing].toSorted(),
	};
}

/** Repeats until nothing changes, because a dropped product may be part of another. */
function linked(products: CatalogSource['products'], making: Making): CatalogSource['products'] {
	const skus = new Set(
		products.flatMap(({ sku, variants }) => [sku, ...(variants ?? []).map((variant) => variant.sku)]),
	);
	const kept = products.flatMap((product) => withKnownLinks(product, skus) ?? []);
	if (kept.length === products.length) return kept;
	const left = new Set(kept.map(({ sku }) => sku));
	for (const { sku } of products.filter((product) => !left.has(product.sku))) {
		const at = making.bySku.get(sku)?.at;
		if (at) making.skipped.push({ ...at, name: sku, reason: 'nothing of what it is made of is in the catalogue' });
	}
	return linked(kept, making);
}

function toTaxRule({ at: _, ...rule }: Dump['taxrule'][number]): TaxRule {
	return {
		...rule,
		rates: rule.rates.map(({ region_name, ...rate }) => ({ ...rate, ...(region_name && { region_name }) })),
	};
}

function pagesOf(documents: Dump['cms_page']): SourcePage[] {
	return distinct(documents).map(({ identifier, title, content, metaDescription }) => ({
		urlKey: identifier,
		title,
		content,
		...(metaDescription && { metaDescription }),
	}));
}

/** Active pages; the first of several for different store views. */
function distinct(documents: Dump['cms_page']) {
	const active = documents.filter((document) => document.active);
	const byName = new Map(active.toReversed().map((document) => [document.url_key || document.identifier, document]));
	return [...byName].toReversed().map(([identifier, { title, content, meta_description }]) => ({
		identifier,
		title,
		content,
		metaDescription: meta_description ?? undefined,
	}));
}
