import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { LineProperties } from '@pasaz/kernel/domain/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { linesMessages } from '../messages/lines.ts';
import type { CartCall } from './cart-call.ts';

export type LineOutcome = { do: 'note'; properties: LineProperties } | { do: 'set'; qty: number };

/**
 * What becomes of a line that the server refused (rule 13.12): the quantity it agreed to before comes back; a line it never had, or
 * does not agree to any more, goes, unless it is merely out of stock.
 */
export function afterRefusal(line: CartLine, refusal: { code: string }): LineOutcome {
	const isKnown = line.serverItemId !== undefined && line.prevQty !== line.qty;
	if (isKnown && line.prevQty) return { do: 'set', qty: line.prevQty };
	if (refusal.code === 'out-of-stock') return { do: 'note', properties: { isInStock: false, stockQty: 0 } };
	return { do: 'set', qty: 0 };
}

export function takeRefusal({ shop, device }: CartCall, line: CartLine, refusal: { code: string }): void {
	const outcome = afterRefusal(line, refusal);
	if (outcome.do === 'note') device.cart.noteLine(line, outcome.properties);
	else device.cart.setLineQuantity(line, outcome.qty);
	const t = linesMessages.in(shop.translator).get();
	const { name } = line;
	const isGone = outcome.do === 'set' && outcome.qty === 0;
	const why = isGone ? t.noLongerSold : t.quantityRefused;
	notify({ type: 'error', message: (refusal.code === 'cart-full' ? t.cartFull : why)({ name }) });
}
