import type { Attribute } from '@pasaz/kernel/contract/catalog';
import type { StoredProduct } from '@pasaz/kernel/domain/stored-product';

/** One feature with its text for each product, in their order; empty where it is not known. */
export interface ComparedFeature {
	code: string;
	label: string;
	values: string[];
}

/** Whether the comparison shows this attribute (rule 4.22). */
export function isComparable({ is_comparable }: Pick<Attribute, 'is_comparable'>): boolean {
	return is_comparable === '1' || is_comparable === true;
}

type Value = NonNullable<StoredProduct['custom_attributes']>[number]['value'];

/** Option ids become their labels; free text stays as it is. */
function textOf(value: Value, { options }: Attribute): string {
	const labels = [value].flat().map((part) => {
		const label = options.find((option) => String(option.value) === String(part))?.label;
		return label ?? (options.length === 0 ? String(part) : '');
	});
	return labels.filter(Boolean).join(', ');
}

/** All that its variants offer, else the product's own. */
function valueIn(product: StoredProduct, attribute: Attribute): string {
	const code = attribute.attribute_code;
	const choices = product.configurable_options?.find(({ attribute_code }) => attribute_code === code);
	if (choices) return choices.values.map(({ label }) => label).join(', ');
	const own = { color: product.color, size: product.size }[code];
	if (own != null) return textOf(own, attribute);
	const custom = product.custom_attributes?.find(({ attribute_code }) => attribute_code === code);
	return custom ? textOf(custom.value, attribute) : '';
}

/** What tells products apart: the comparable attributes that at least one of them has, in the shop's order. */
export function comparedFeatures(
	products: readonly StoredProduct[],
	attributes: readonly Attribute[],
): ComparedFeature[] {
	return attributes
		.filter(isComparable)
		.map((attribute) => ({
			code: attribute.attribute_code,
			label: attribute.frontend_label,
			values: products.map((product) => valueIn(product, attribute)),
		}))
		.filter(({ values }) => values.some(Boolean));
}
