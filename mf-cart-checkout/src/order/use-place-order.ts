import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { pathTo } from '@pasaz/kernel/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { type Agreed, isChange } from './order-change.ts';
import type { PlaceResult } from './place-order.ts';

export type Placing = { status: 'idle' } | { status: 'placing' } | PlaceResult;

/** The order button needs a filled-in form, so its code comes with the shopper's first act. */
const ordering = lazyPart(() => import('./ordering.ts'));

export function usePlaceOrder() {
	const shop = useShop();
	const navigate = useNavigate();
	useLazy(ordering);
	const [placing, setPlacing] = useState<Placing>({ status: 'idle' });

	const place = (form: CheckoutForm, agreed: Agreed): Promise<PlaceResult> => {
		setPlacing({ status: 'placing' });
		const { storeCode } = shop.storeView;
		const leave = async (uuid: string) => navigate(pathTo('payment-confirmation-page', { uuid }));
		return ordering.load().then(
			({ order }) => order(shop, { form, storeCode, agreed }, { show: setPlacing, leave }),
			(error: unknown) => {
				const failed = { status: 'failed', failure: { kind: 'not-sent', error } } as const;
				setPlacing(failed);
				return failed;
			},
		);
	};
	const dismiss = () => setPlacing((now) => (isChange(now) ? { status: 'idle' } : now));
	return { placing, place, dismiss };
}
