import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { type ReactNode, useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { CART_RULES } from '../cart-rules.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { acceptPrices } from '../order/place-order.ts';
import { type Placing, usePlaceOrder } from '../order/use-place-order.ts';
import { cartHash } from '../server-cart/cart-hash.ts';
import { askQuote } from '../server-cart/quote.ts';
import { useQuote } from '../server-cart/use-quote.ts';
import { offerOf } from '../totals/offer.ts';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { ExtrasStep } from './extras-step.tsx';
import { DeliveryStep, PaymentStep } from './methods-steps.tsx';
import { OrderProblem } from './order-problem.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { Summary } from './summary.tsx';
import { TermsField } from './terms-field.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutProps {
	lines: readonly CartLine[];
	/** The page's heading and the lines, above the form. */
	children: ReactNode;
}

/** The form from the shopper's name to the order button. */
export function Checkout({ lines, children }: CheckoutProps) {
	const text = useMessages(checkoutMessages);
	const shop = useShop();
	const words = useErrorMessage();
	const id = useId();
	const form = useCheckoutForm();
	const { errors, isSubmitted } = form.formState;
	const [country, shipping, payment] = useWatch({
		control: form.control,
		name: ['shipping.country', 'shipping.method', 'payment.method'],
	});
	const { placing, place, dismiss } = usePlaceOrder();
	const busy = placing.status === 'placing' || placing.status === 'placed';
	const quote = useQuote({ country, shipping }, { paused: busy });
	const isOnline = useStore($online);
	const offer = offerOf({
		lines,
		hash: cartHash(lines),
		quote: quote.quote,
		chosen: { country, shipping, payment },
		freeFrom: CART_RULES.freeShippingFrom,
	});

	const submit = async (values: CheckoutForm) => {
		const result = await place(values);
		if (result.status === 'account-refused') {
			form.setError('personal.emailAddress', { message: words(result.error) }, { shouldFocus: true });
		}
	};
	const send = form.handleSubmit(submit);
	const accept = (placed: Placing) => {
		if (placed.status !== 'prices-changed') return;
		acceptPrices(placed.changes);
		void send();
	};
	const asking = quote.status === 'none' || quote.status === 'asking';
	const status = offer.isConfirmed ? 'settled' : asking && isOnline ? 'asking' : 'local';
	return (
		<FormProvider {...form}>
			<div className={styles.checkout}>
				<div className={styles.main}>
					{children}
					<form id={id} noValidate onSubmit={(event) => void send(event)}>
						<PersonalStep />
						<AddressStep />
						{isVirtual(lines) ? null : <DeliveryStep offer={offer} />}
						<PaymentStep offer={offer} />
						<ExtrasStep />
					</form>
				</div>
				<div className={styles.aside}>
					<Summary offer={offer} status={status}>
						<ConnectionNotice
							state={quote}
							onRetry={() => void askQuote(shop, { country, shipping }).catch(() => undefined)}
						/>
						<TermsField />
						{isSubmitted && Object.keys(errors).length > 0 ? <Notice type="error">{text.formInvalid}</Notice> : null}
						<OrderProblem placing={placing} />
						<Button type="submit" form={id} busy={busy} disabled={!isOnline}>
							{busy ? text.placing : text.placeOrder}
						</Button>
					</Summary>
				</div>
			</div>
			<PriceChangeDialog placing={placing} onAccept={() => accept(placing)} onClose={dismiss} />
		</FormProvider>
	);
}
