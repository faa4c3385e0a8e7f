import type { OpId } from '@pasaz/kernel/contract/line-ops';
import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { type KeptCart, takeOrdered } from '@pasaz/kernel/domain/cart';
import { $cart, changeCart } from '@pasaz/kernel/stores/cart';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { deliveryNeed } from '../details/delivery-need.ts';
import type { CartShop } from '../server-cart/cart-call.ts';
import { $coupon, setCoupon } from '../server-cart/coupon.ts';
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
	rememberPlaced(confirmation.backendOrderId, lines);
	rememberOrdered(confirmation, request);
	if (deliveryNeed(details.shipping.method) === 'address') void saveAddress(details, request.user_id);
}

/** Whether the cart had become another order already, whose pieces the server has taken out of it. */
function isOthers({ confirmation, request }: Placed): boolean {
	const { cart_operation: operation } = confirmation;
	return operation !== undefined && operation !== request.cart_operation;
}

/** The order's own operation; `next` where a login since has added a guest's pieces to the account's cart, later than that. */
function takingIn({ lines, bare, owner, since }: KeptCart, request: OrderRequest, next: OpId): OpId {
	const { user_id: shopper, cart_operation: id } = request;
	if (id === undefined) return next;
	// an account's order may end when the cart is somebody else's
	if (shopper !== '') return id;
	const isHeard = [...lines, ...bare].some(({ ops }) => id in ops.adds);
	return owner !== null && since > id && !isHeard ? next : id;
}

/** Takes the ordered pieces out of the cart, and what was said about this order; what was put in meanwhile stays. */
function takeOut(request: OrderRequest) {
	changeCart((cart, next) => takeOrdered(cart, request.products, takingIn(cart, request, next)));
	forgetOrderForm();
}

/** Does so for an order that waits, which has its coupon along: the server's cart would have it for the next one, too. */
function takeOutKept(request: OrderRequest) {
	const coupon = $coupon.get();
	takeOut(request);
	if (coupon && (coupon.cartId !== null || coupon.code === null)) setCoupon({ code: null, cartId: null });
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
	if (result.status === 'kept') takeOutKept(result.request);
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
