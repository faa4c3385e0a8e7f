import type { cartUpdate, ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';

export type LineChange = BodyOf<typeof cartUpdate>['cartItem'];

/** The request body for a line; a variant is sent as its parent with the chosen options (rule 13.13). */
export function lineChange(
	line: CartLine,
	{ cartId, item }: { cartId: string; item: ServerCartItem | null },
): LineChange {
	const option = line.productOption;
	const isVariant = Boolean(option?.extension_attributes.configurable_item_options?.length);
	return {
		sku: isVariant ? line.parentSku : line.sku,
		qty: line.qty,
		quoteId: cartId,
		...(item && { item_id: item.item_id }),
		...(option && { product_option: option }),
	};
}
