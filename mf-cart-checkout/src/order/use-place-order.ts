import { useShop } from '@pasaz/kernel/composition/shop';
import type { OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import { takeOrdered } from '@pasaz/kernel/domain/cart';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart, changeCart, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { deliveryNeed } from '../details/delivery-need.ts';
import { forgetComments } from '../details/draft.ts';
import { setCoupon } from '../server-cart/coupon.ts';
import { PAGE_DEVICE } from '../server-cart/page-device.ts';
import { forgetQuote } from '../server-cart/quote.ts';
import { syncCart } from '../server-cart/sync-cart.ts';
import { markSynced } from '../server-cart/synced.ts';
import { setAttempt } from './attempt.ts';
import { forgetGiftCards } from './gift-cards.ts';
import { type Agreed, isChange } from './order-change.ts';
import { rememberOrdered } from './ordered-here.ts';
import { type PlaceResult, placeOrder } from './place-order.ts';
import { rememberPlaced } from './placed-order.ts';
import { saveAddress } from './save-address.ts';

type Placed = Extract<PlaceResult, { status: 'placed' }>;
export type Placing = { status: 'idle' } | { status: 'placing' } | PlaceResult;

function remember({ backendOrderId: uuid, orderSecret: secret }: OrderConfirmation, details: CheckoutForm) {
	const { lines } = $cart.get();
	const { current } = $user.get();
	rememberPlaced(uuid, lines);
	const need = deliveryNeed(details.shipping.method);
	const userId = current && String(current.id);
	rememberOrdered({ uuid, userId, secret, details, need });
	if (need === 'address') void saveAddress(details);
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

function forgetOrderForm() {
	forgetQuote();
	setCoupon(null);
	forgetGiftCards();
	forgetComments();
}

const SYNC_MS = 10_000;

/** Places the order, then empties the cart and shows the confirmation. */
export function usePlaceOrder() {
	const shop = useShop();
	const navigate = useNavigate();
	const [placing, setPlacing] = useState<Placing>({ status: 'idle' });

	/** Without an answer the cart's sync will do it later. */
	const takeOver = async () => {
		forgetOrderForm();
		const signal = AbortSignal.timeout(SYNC_MS);
		await syncCart({ shop, signal, device: PAGE_DEVICE }).then(markSynced, () => undefined);
	};
	const place = async (form: CheckoutForm, agreed: Agreed): Promise<PlaceResult> => {
		setPlacing({ status: 'placing' });
		const result = await placeOrder(shop, { form, storeCode: shop.storeView.storeCode, agreed });
		setPlacing(result);
		if (result.status === 'kept') takeOut(result.request);
		if (result.status !== 'placed') return result;
		const uuid = result.confirmation.backendOrderId;
		remember(result.confirmation, form);
		try {
			await navigate(pathTo('payment-confirmation-page', { uuid }));
		} finally {
			if (isOthers(result)) await takeOver();
			else takeOut(result.request);
			setAttempt(null);
		}
		return result;
	};
	/** Closes the dialog about a change. */
	const dismiss = () => setPlacing((now) => (isChange(now) ? { status: 'idle' } : now));
	return { placing, place, dismiss };
}
