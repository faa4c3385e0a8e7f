import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import type { StaticProduct } from '../../platform/database/schema/catalog.ts';
import type { Storefront } from './storefront.ts';

export function withLocalSurcharges(document: StaticProduct, { localPrice }: Storefront): StaticProduct {
	if (!document.custom_options) return document;
	const local = (amount: number) => toAmount(localPrice(toGrosze(amount), document.tax_class_id));
	return {
		...document,
		custom_options: document.custom_options.map(({ values, ...option }) => ({
			...option,
			...(values && {
				values: values.map((value) =>
					value.price && value.price_type === 'fixed' ? { ...value, price: local(value.price) } : value,
				),
			}),
		})),
	};
}
