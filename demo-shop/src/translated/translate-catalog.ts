import type {
	CatalogSource,
	CatalogTranslation,
	CategoryTranslation,
	ProductTranslation,
	SourceAttribute,
	SourceCategory,
	SourceProduct,
	SourceVariant,
} from '@pasaz/commerce-api/catalog-source';
import { BUNDLES } from '../bundle-designs.ts';
import { CATEGORY_PROMISE } from '../categories.ts';
import { details, type Say } from '../description.ts';
import { drafts } from '../draft.ts';
import { EXTRAS } from '../extras/extras.ts';
import { GROUPS } from '../group-designs.ts';
import { html } from '../html.ts';
import { germanSlug, slug } from '../slug.ts';
import type { TranslatedProduct, Translation } from './translation.ts';

/** Texts of the demo shop by themselves. */
export function sayIn({ phrases }: Translation): Say {
	return (polish) => phrases[polish] ?? polish;
}

/** The demo catalogue's texts in another language, by the keys of the catalogue. */
export function translateCatalog(
	source: CatalogSource,
	language: string,
	translation: Translation,
): CatalogTranslation {
	const say = sayIn(translation);
	const address = language === 'de' ? germanSlug : slug;
	const facts = factsIn(say);
	const texts = (attribute: SourceAttribute) => (attribute.input === 'text' ? [attribute.code] : []);
	const freeTexts = source.attributes.flatMap(texts);
	return {
		language,
		categories: Object.fromEntries(
			source.categories.map((one) => [one.urlPath, categoryIn(one, translation, address)]),
		),
		attributes: Object.fromEntries(source.attributes.map((attribute) => [attribute.code, attributeIn(attribute, say)])),
		tags: Object.fromEntries(
			Object.entries(translation.tags).map(([key, tag]) => [
				key,
				{ ...tag, urlKey: address(tag.menuName ?? tag.name) },
			]),
		),
		pages: translation.pages,
		faq: translation.faq,
		products: Object.fromEntries(
			source.products.flatMap((product) => {
				const told = translation.products[product.name];
				return told ? productsIn(product, told, { say, address, freeTexts, facts: facts.get(product.name) ?? [] }) : [];
			}),
		),
	};
}

/** The lists under the descriptions, by the product's name. */
function factsIn(say: Say): Map<string, string[]> {
	return new Map([
		...drafts().map((draft) => [draft.design.name, details(draft, say)] as const),
		...[...EXTRAS, ...GROUPS, ...BUNDLES].map((told) => [told.name, told.details.map(say)] as const),
	]);
}

function categoryIn(
	{ urlPath }: SourceCategory,
	translation: Translation,
	address: Telling['address'],
): CategoryTranslation {
	const told = translation.categories[urlPath];
	if (!told) return {};
	const { name, description, title = name, urlKey = address(name) } = told;
	const promise = sayIn(translation)(CATEGORY_PROMISE);
	return {
		...{ name, urlKey, metaTitle: `${title} – Brzask` },
		...(description && { description, metaDescription: `${description} ${promise}` }),
	};
}

function attributeIn({ label, options }: SourceAttribute, say: Say) {
	return { label: say(label), options: Object.fromEntries(options.map((option) => [option.label, say(option.label)])) };
}

interface Telling {
	say: Say;
	/** The last part of an address, from a name. */
	address: (name: string) => string;
	/** Codes of attributes without options. */
	freeTexts: string[];
	facts: string[];
}

/** A product and its variants, by sku. */
function productsIn(
	product: SourceProduct,
	told: TranslatedProduct,
	telling: Telling,
): readonly (readonly [string, ProductTranslation])[] {
	const { say, address, freeTexts, facts } = telling;
	const { sku, attributes, variants = [], bundleOptions, customOptions, downloads } = product;
	const own: ProductTranslation = {
		name: told.name,
		urlKey: address(told.name),
		shortDescription: told.lead,
		description: html([told.story], facts),
		attributes: Object.fromEntries(
			freeTexts.flatMap((code) => {
				const text = attributes[code];
				return typeof text === 'string' ? [[code, say(text)]] : [];
			}),
		),
		...(bundleOptions && { bundleOptions: bundleOptions.map(({ title }) => say(title)) }),
		...(downloads && { downloads: downloads.map(({ title }) => say(title)) }),
		...(customOptions && {
			customOptions: customOptions.map(({ title, values }) => ({
				title: say(title),
				...(values && { values: values.map((value) => say(value.title)) }),
			})),
		}),
	};
	const names = variants.map((variant) => [variant.sku, { name: variantName(variant, told, say) }] as const);
	return [[sku, own], ...names];
}

/** As in Polish: `Leinenkleid Jagna, rostrot, M`. */
function variantName({ options: { color, size } }: SourceVariant, { name }: TranslatedProduct, say: Say): string {
	const colour = color && say(color).replace(/^./u, (first) => first.toLowerCase());
	return [name, colour, size].filter((part) => part !== undefined).join(', ');
}
