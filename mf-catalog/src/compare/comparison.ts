import type { Attribute } from '@pasaz/kernel/contract/catalog';
import type { ComparedProduct } from './load-comparison.ts';

/** One attribute with its text for each product; empty where the product has none. */
export interface ComparedFeature {
	code: string;
	label: string;
	values: string[];
}

/** Whether the comparison shows this attribute (rule 4.22). */
export function isComparable({ is_comparable }: Pick<Attribute, 'is_comparable'>): boolean {
	return is_comparable === '1' || is_comparable === true;
}

type Value = NonNullable<ComparedProduct['custom_attributes']>[number]['value'];

/** Option ids become their labels; free text stays as it is. */
function textOf(value: Value, { options }: Attribute): string {
	const labels = [value].flat().map((part) => {
		const label = options.find((option) => String(option.value) === String(part))?.label;
		return label ?? (options.length === 0 ? String(part) : '');
	});
	return labels.filter(Boolean).join(', ');
}

type Facts = Pick<ComparedProduct, 'color' | 'size' | 'configurable_options' | 'custom_attributes'>;

/** The values of all variants, or of the product itself if it has none. */
function valueIn(product: Facts, attribute: Attribute): string {
	const code = attribute.attribute_code;
	const choices = product.configurable_options?.find(({ attribute_code }) => attribute_code === code);
	if (choices) return choices.values.map(({ label }) => label).join(', ');
	const own = { color: product.color, size: product.size }[code];
	if (own != null) return textOf(own, attribute);
	const custom = product.custom_attributes?.find(({ attribute_code }) => attribute_code === code);
	return custom ? textOf(custom.value, attribute) : '';
}

/** Rows for the comparable attributes that at least one product has, in the order of the shop. Products no longer sold have empty cells. */
export function comparedFeatures(
	products: readonly (Facts | null | undefined)[],
	attributes: readonly Attribute[],
): ComparedFeature[] {
	return attributes
		.filter(isComparable)
		.map((attribute) => ({
			code: attribute.attribute_code,
			label: attribute.frontend_label,
			values: products.map((product) => (product ? valueIn(product, attribute) : '')),
		}))
		.filter(({ values }) => values.some(Boolean));
}
