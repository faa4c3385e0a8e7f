import type { Placing } from '../order/use-place-order.ts';
import { CouponLostDialog } from './coupon-lost-dialog.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { SumChangeDialog } from './sum-change-dialog.tsx';

export interface OrderDialogsProps {
	placing: Placing;
	onAccept: () => void;
	onClose: () => void;
}

export function OrderDialogs(props: OrderDialogsProps) {
	return (
		<>
			<PriceChangeDialog {...props} />
			<CouponLostDialog {...props} />
			<SumChangeDialog {...props} />
		</>
	);
}
