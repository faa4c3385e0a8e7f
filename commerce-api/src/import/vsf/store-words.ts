import type { CatalogTranslation, ProductTranslation } from '../../catalogue/source/catalog-source.ts';
import { categoryTree } from './categories.ts';
import type { Dump } from './collect.ts';

/** Translations from a store view's index, matched to the first index by ids and skus. */
export function wordsOf(own: Dump, base: Dump, language: string): CatalogTranslation {
	return {
		language,
		categories: categoriesIn(own, base),
		attributes: attributesIn(own, base),
		products: Object.fromEntries(own.product.flatMap(productIn)),
		...(own.cms_page.length > 0 && { pages: pagesIn(own) }),
	};
}

function pagesIn(own: Dump): NonNullable<CatalogTranslation['pages']> {
	return Object.fromEntries(
		own.cms_page.map(({ identifier, url_key, title, content, meta_description }) => [
			url_key || identifier,
			{ title, content, ...(meta_description && { metaDescription: meta_description }) },
		]),
	);
}

function categoriesIn(own: Dump, base: Dump): NonNullable<CatalogTranslation['categories']> {
	const { paths } = categoryTree(base.category, []);
	return Object.fromEntries(
		own.category.flatMap(({ id, name, description, meta_title, meta_description }) => {
			const path = paths.get(id);
			if (path === undefined) return [];
			const texts = {
				name,
				...(description && { description }),
				...(meta_title && { metaTitle: meta_title }),
				...(meta_description && { metaDescription: meta_description }),
			};
			return [[path, texts]];
		}),
	);
}

function productIn(document: Dump['product'][number]): [string, ProductTranslation][] {
	const { sku, name, description, short_description, configurable_children, bundle_options } = document;
	const texts: ProductTranslation = {
		name,
		...(description && { description }),
		...(short_description && { shortDescription: short_description }),
		...(bundle_options.length > 0 && { bundleOptions: bundle_options.map(({ title }) => title) }),
	};
	const variants = configurable_children.flatMap((child): [string, ProductTranslation][] =>
		child.name ? [[child.sku, { name: child.name }]] : [],
	);
	return [...variants, [sku, texts]];
}

function attributesIn(own: Dump, base: Dump): NonNullable<CatalogTranslation['attributes']> {
	const known = labelsOf(base);
	return Object.fromEntries(
		[...labelsOf(own)].map(([code, { label, options }]) => {
			const pairs = [...options].flatMap(([value, name]) => {
				const named = known.get(code)?.options.get(value);
				return named === undefined ? [] : [[named, name] as const];
			});
			return [code, { ...(label && { label }), options: Object.fromEntries(pairs) }];
		}),
	);
}

interface Labels {
	label: string | undefined;
	/** By value. */
	options: Map<string, string>;
}

function labelsOf({ attribute, product }: Dump): Map<string, Labels> {
	const chosen = product.flatMap(({ configurable_options }) => configurable_options);
	const all = new Map<string, Labels>();
	for (const { attribute_code, label, values } of chosen) {
		const known = all.get(attribute_code) ?? { label: label || undefined, options: new Map() };
		for (const { value_index, label: name } of values) if (name) known.options.set(value_index, name);
		all.set(attribute_code, known);
	}
	for (const { attribute_code, frontend_label, options } of attribute) {
		const known = all.get(attribute_code) ?? { label: undefined, options: new Map() };
		for (const { value, label } of options) if (value && label) known.options.set(value, label);
		all.set(attribute_code, { ...known, label: frontend_label || known.label });
	}
	return all;
}
