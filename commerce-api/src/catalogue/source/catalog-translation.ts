import type {
	CatalogSource,
	CatalogTranslation,
	CategoryTranslation,
	ProductTranslation,
	SourceCustomOption,
	SourceProduct,
	TagTranslation,
} from './catalog-source.ts';
import { categoryAddress } from './with-addresses.ts';

/** The catalogue with the texts of a store view; options keep their labels, by which products name them. */
export function translatedCatalog(source: CatalogSource, translation: CatalogTranslation): CatalogSource {
	const { categories = {}, tags = {}, pages = {}, products = {}, faq = source.faq } = translation;
	return {
		...source,
		faq,
		categories: source.categories.map((category) => ({
			...category,
			...ownTexts(categories[category.urlPath]),
			address: categoryAddress(category.urlPath, categories),
		})),
		tags: source.tags.map((tag) => ({
			...tag,
			...ownMenuName(ownTexts(tags[tag.slug])),
			address: tags[tag.slug]?.urlKey ?? tag.slug,
		})),
		pages: source.pages.map((page) => ({ ...page, ...pages[page.urlKey] })),
		attributes: source.attributes.map((attribute) => ({
			...attribute,
			label: translation.attributes?.[attribute.code]?.label ?? attribute.label,
		})),
		products: source.products.map((product) => translatedProduct(product, products)),
	};
}

function ownTexts<T extends CategoryTranslation | TagTranslation>(
	translation: T | undefined,
): Omit<T, 'urlKey'> | object {
	const { urlKey: _, ...texts } = translation ?? {};
	return texts;
}

/** A translated tag must not keep the short name of the other language. */
function ownMenuName(tag: TagTranslation): TagTranslation {
	return tag.name === undefined ? tag : { ...tag, menuName: tag.menuName ?? tag.name };
}

function translatedProduct(product: SourceProduct, all: Record<string, ProductTranslation>): SourceProduct {
	const { attributes = {}, bundleOptions, customOptions, downloads, ...texts } = all[product.sku] ?? {};
	return {
		...product,
		...texts,
		attributes: { ...product.attributes, ...attributes },
		...(product.variants && {
			variants: product.variants.map((variant) => ({ ...variant, name: all[variant.sku]?.name ?? variant.name })),
		}),
		...(product.bundleOptions && {
			bundleOptions: product.bundleOptions.map((option, index) => ({
				...option,
				title: bundleOptions?.[index] ?? option.title,
			})),
		}),
		...(product.downloads && {
			downloads: product.downloads.map((file, index) => ({ ...file, title: downloads?.[index] ?? file.title })),
		}),
		...(product.customOptions && {
			customOptions: product.customOptions.map((option, index) => translatedOption(option, customOptions?.[index])),
		}),
	};
}

function translatedOption(
	option: SourceCustomOption,
	own: NonNullable<ProductTranslation['customOptions']>[number] | undefined,
): SourceCustomOption {
	const values = option.values?.map((value, index) => ({ ...value, title: own?.values?.[index] ?? value.title }));
	return { ...option, title: own?.title ?? option.title, ...(values && { values }) };
}
