import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';

export type LineOutcome = { do: 'update'; properties: Partial<CartLine> } | { do: 'remove' };

/** The ids and the quantity that a line takes over from the server's item. */
export function adopt(item: ServerCartItem): LineOutcome {
	const { item_id: serverItemId, quote_id: serverCartId, qty: prevQty } = item;
	return { do: 'update', properties: { serverItemId, serverCartId, prevQty, errors: {} } };
}

/**
 * What becomes of a line that the server refused (rule 13.12): the quantity it agreed to before comes back;
 * a line it never had goes, unless it is merely out of stock and such lines may stay.
 */
export function afterRefusal(
	line: CartLine,
	refusal: { code: string; message: string },
	{ allowOutOfStock }: { allowOutOfStock: boolean },
): LineOutcome {
	if (line.serverItemId !== undefined && line.prevQty) return { do: 'update', properties: { qty: line.prevQty } };
	if (refusal.code === 'out-of-stock' && allowOutOfStock) {
		return { do: 'update', properties: { isInStock: false, stockQty: 0 } };
	}
	return { do: 'remove' };
}
