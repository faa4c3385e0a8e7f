import { Attribute } from '@pasaz/kernel/contract/catalog';
import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';

export interface Detail {
	label: string;
	value: string;
}

type Value = NonNullable<Product['custom_attributes']>[number]['value'];

/** Option ids become their labels; free text stays as it is. */
function textOf(value: Value, { options }: Attribute): string {
	const labels = [value].flat().map((part) => {
		const label = options.find((option) => String(option.value) === String(part))?.label;
		return label ?? (options.length === 0 ? String(part) : '');
	});
	return labels.filter(Boolean).join(', ');
}

/** Visible attributes of the product in the order of the shop, without those that distinguish its variants. */
function detailsOf(product: Product, attributes: readonly Attribute[]): Detail[] {
	const choosing = new Set(product.configurable_options?.map(({ attribute_code }) => attribute_code));
	const values = new Map(product.custom_attributes?.map(({ attribute_code, value }) => [attribute_code, value]));
	return attributes
		.filter((attribute) => attribute.is_visible_on_front && !choosing.has(attribute.attribute_code))
		.flatMap((attribute) => {
			const value = values.get(attribute.attribute_code);
			const text = value === undefined ? '' : textOf(value, attribute);
			return text ? [{ label: attribute.frontend_label, value: text }] : [];
		});
}

export async function loadDetails(api: Api, product: Product): Promise<Detail[]> {
	const codes = product.custom_attributes?.map(({ attribute_code }) => attribute_code) ?? [];
	if (codes.length === 0) return [];
	return detailsOf(product, await findMany(api, 'attribute', Attribute, { where: { attribute_code: codes } }));
}
