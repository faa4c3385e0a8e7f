import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { notify } from '@pasaz/kernel/stores/notifications';
import { linesMessages } from '../messages/lines.ts';
import type { CartCall } from './cart-call.ts';
import { afterRefusal } from './line-outcome.ts';

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
