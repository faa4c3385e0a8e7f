import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { DeliveryDays } from '@pasaz/kernel/contract/delivery-days';
import { COLLECT_CARRIER } from '@pasaz/kernel/contract/pickup-point';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Notice } from '@pasaz/ui-kit/notice';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useFormContext } from 'react-hook-form';
import { useAmount } from '../cart/use-amount.ts';
import { useFreeFrom } from '../cart/use-free-from.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { shippingKey } from '../server-cart/methods.ts';
import { costIn, type Offer } from '../server-cart/offer.ts';
import { CountryField } from './country-field.tsx';
import styles from './fields.module.css';
import { Step } from './step.tsx';

function isLocker({ pickup_points, carrier_code }: ShippingMethod): boolean {
	return pickup_points === true && carrier_code !== COLLECT_CARRIER;
}

interface MethodsProps {
	offer: Offer;
	/** The methods for this cart are being loaded, and must move as little as may be when they come. */
	isAsking: boolean;
}

export function DeliveryStep({ offer, isAsking }: MethodsProps) {
	const t = useMessages(checkoutMessages);
	const amount = useAmount();
	const freeFrom = useFreeFrom();
	const { pickup } = useShop().storeView.shipping;
	const { setValue } = useFormContext<CheckoutForm>();
	const daysText = ({ from, to }: DeliveryDays) => (from === to ? t.day(to) : t.days({ from, to }));
	const cards = offer.shippingMethods.map((method) => {
		const cost = costIn(offer, method, freeFrom);
		return {
			value: shippingKey(method),
			title: method.method_title,
			note: [method.delivery_days && daysText(method.delivery_days), isLocker(method) && t.pickupNote]
				.filter(Boolean)
				.join(', '),
			aside: cost === 0 ? t.free : amount(cost),
		};
	});
	const chosen = offer.shipping && shippingKey(offer.shipping);
	const choose = (key: string) => {
		setValue('shipping.method', key);
		// a point of one carrier is none of another's
		if (key !== chosen) setValue('shipping.point', null);
	};
	return (
		<Step title={t.delivery}>
			<div className={styles.fields}>
				<div className={styles.half}>
					<CountryField part="shipping" list="served" />
				</div>
			</div>
			{cards.length === 0 && <Notice type="warning">{t.notDelivered}</Notice>}
			<div>
				<RadioCards
					legend={<VisuallyHidden>{t.delivery}</VisuallyHidden>}
					name="shipping.method"
					cards={cards}
					value={chosen}
					onChange={choose}
				/>
				{isAsking && pickup && <Skeleton shape="card" count={2} />}
			</div>
		</Step>
	);
}

export function PaymentStep({ offer, isAsking }: MethodsProps) {
	const t = useMessages(checkoutMessages);
	const amount = useAmount();
	const { setValue } = useFormContext<CheckoutForm>();
	const isOnline = useStore($online);
	const isMissing = !isOnline && offer.payment === undefined;
	const cards = offer.paymentMethods.map(({ code, title, cost_incl_tax }) => ({
		value: code,
		title,
		aside: cost_incl_tax ? `+ ${amount(toGrosze(cost_incl_tax))}` : undefined,
	}));
	return (
		<Step title={t.payment}>
			{isAsking ? (
				<Skeleton shape="box" />
			) : (
				<RadioCards
					legend={<VisuallyHidden>{t.payment}</VisuallyHidden>}
					name="payment.method"
					cards={cards}
					value={offer.payment?.code}
					onChange={(code) => setValue('payment.method', code)}
					error={isMissing ? (cards.length > 0 ? t.payOffline : t.payOnlineOnly) : undefined}
				/>
			)}
		</Step>
	);
}
