import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { takeOrdered } from '@pasaz/kernel/domain/cart';
import { $cart, changeCart, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { deliveryNeed } from '../details/delivery-need.ts';
import type { CartShop } from '../server-cart/cart-call.ts';
import { PAGE_DEVICE } from '../server-cart/page-device.ts';
import { syncCart } from '../server-cart/sync-cart.ts';
import { markSynced } from '../server-cart/synced.ts';
import { setAttempt, startAttempt } from './attempt.ts';
import { forgetOrderForm } from './forget-order-form.ts';
import type { OrderForm } from './order-change.ts';
import { rememberOrdered } from './ordered-here.ts';
import { type PlaceResult, placeOrder } from './place-order.ts';
import { rememberPlaced } from './placed-order.ts';
import { saveAddress } from './save-address.ts';

type Placed = Extract<PlaceResult, { status: 'placed' }>;

function remember({ confirmation, request }: Placed, details: CheckoutForm) {
	const { lines } = $cart.get();
	const { current } = $user.get();
	rememberPlaced(confirmation.backendOrderId, lines);
	rememberOrdered(confirmation, request, current && String(current.id));
	if (deliveryNeed(details.shipping.method) === 'address') void saveAddress(details);
}

/** Whether the cart had become another order already, whose pieces the server has taken out of it. */
function isOthers({ confirmation, request }: Placed): boolean {
	const { cart_operation: operation } = confirmation;
	return operation !== undefined && operation !== request.cart_operation;
}

/** Takes the ordered pieces out of the cart, and what was said about this order; what was put in meanwhile stays. */
function takeOut({ products, cart_operation }: OrderRequest) {
	const id = cart_operation ?? reserveOperation();
	changeCart((cart) => takeOrdered(cart, products, id));
	forgetOrderForm();
}

const SYNC_MS = 10_000;

/** Without an answer the cart's sync will do it later. */
async function takeOver(shop: CartShop) {
	forgetOrderForm();
	const signal = AbortSignal.timeout(SYNC_MS);
	await syncCart({ shop, signal, device: PAGE_DEVICE }).then(markSynced, () => undefined);
}

interface OrderingPage {
	show: (result: PlaceResult) => void;
	leave: (uuid: string) => Promise<void>;
}

export async function order(shop: CartShop, form: OrderForm, { show, leave }: OrderingPage): Promise<PlaceResult> {
	startAttempt();
	const result = await placeOrder(shop, form);
	show(result);
	if (result.status === 'kept') takeOut(result.request);
	if (result.status !== 'placed') return result;
	remember(result, form.form);
	try {
		await leave(result.confirmation.backendOrderId);
	} finally {
		if (isOthers(result)) await takeOver(shop);
		else takeOut(result.request);
		setAttempt(null);
	}
	return result;
}
