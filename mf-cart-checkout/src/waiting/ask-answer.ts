import type { TrackedProduct } from '@pasaz/kernel/analytics/events';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { browserLocks } from '@pasaz/kernel/device/locks';
import { isKnown } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { toGrosze } from '@pasaz/kernel/domain/money';
import type { Api } from '@pasaz/kernel/network/api';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { arrivedRequest, attemptOf, latestAttempt, setAttempt } from '../order/attempt.ts';
import { forgetOrderForm } from '../order/forget-order-form.ts';
import { rememberOrdered } from '../order/ordered-here.ts';
import { rememberPlaced } from '../order/placed-order.ts';
import { sendOrder } from '../order/send-order.ts';

/** The cart still knows the products that the order has taken out of it. */
function orderedProducts({ products }: OrderRequest): TrackedProduct[] {
	const { lines, bare } = $cart.get();
	const known = new Map([...lines, ...bare].filter(isKnown).map((line) => [lineKey(line), line]));
	return products.map(({ sku, qty, price, product_option: productOption }) => {
		const { name = sku, href = pathTo('home') } = known.get(lineKey({ sku, productOption })) ?? {};
		return { sku, qty, price: toGrosze(price), name, href };
	});
}

async function askInTurn(api: Api): Promise<string | undefined> {
	const userId = String($user.get().current?.id ?? '');
	const attempt = latestAttempt();
	const arrived = arrivedRequest(attemptOf(userId, attempt), $cart.get());
	if (!arrived) return;
	const { confirmation, request } = await sendOrder(api, arrived);
	// the tab that placed the order may have got its answer meanwhile, and counts it
	const isOpen = latestAttempt()?.key === attempt?.key;
	if (isOpen) rememberPlaced(confirmation.backendOrderId, orderedProducts(request));
	rememberOrdered(confirmation, request);
	forgetOrderForm();
	setAttempt(null);
	return confirmation.backendOrderId;
}

/**
 * Asks again for the answer to an order that has arrived, one tab after the other, so that one of them counts the purchase.
 * @returns the uuid of the order; undefined where another tab has got the answer
 * @throws what `sendOrder` throws
 */
export function askAnswer(api: Api): Promise<string | undefined> {
	return browserLocks.hold('checkout/answer', () => askInTurn(api));
}
