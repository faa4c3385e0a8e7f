import { useStore } from '@nanostores/react';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { type ReactNode, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FreeShippingBar } from '../cart/free-shipping-bar.tsx';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { acceptPrices } from '../order/place-order.ts';
import { type Placing, usePlaceOrder } from '../order/use-place-order.ts';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { CouponField } from './coupon-field.tsx';
import { CouponLostDialog } from './coupon-lost-dialog.tsx';
import { ExtrasStep } from './extras-step.tsx';
import { FormProblems } from './form-problems.tsx';
import { DeliveryStep, PaymentStep } from './methods-steps.tsx';
import { OrderProblem } from './order-problem.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { Summary } from './summary.tsx';
import { SummaryLink } from './summary-link.tsx';
import { TermsField } from './terms-field.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useOffer } from './use-offer.ts';

interface CheckoutProps {
	lines: readonly CartLine[];
	/** The page's heading and the lines, above the form. */
	children: ReactNode;
}

/** The form from the shopper's name to the order button. */
export function Checkout({ lines, children }: CheckoutProps) {
	const text = useMessages(checkoutMessages);
	const words = useErrorMessage();
	const id = useId();
	const summary = useRef<HTMLElement>(null);
	const form = useCheckoutForm();
	const { errors, isSubmitted } = form.formState;
	const { placing, place, dismiss } = usePlaceOrder();
	const busy = placing.status === 'placing' || placing.status === 'placed';
	const { offer, state, status, ask } = useOffer({ lines, form, busy });
	const isOnline = useStore($online);

	const submit = async (values: CheckoutForm) => {
		const result = await place(values);
		if (result.status === 'account-refused') {
			form.setError('personal.emailAddress', { message: words(result.error) }, { shouldFocus: true });
		}
	};
	const send = form.handleSubmit(submit);
	const accept = (placed: Placing) => {
		if (placed.status === 'prices-changed') acceptPrices(placed.changes);
		void send();
	};
	return (
		<FormProvider {...form}>
			<div className={styles.checkout}>
				<div className={styles.main}>
					<div className={styles.parts}>
						{children}
						<div className={styles.free}>
							<FreeShippingBar paid={offer.totals.subtotal + offer.totals.discount} />
						</div>
						<form id={id} className={styles.steps} method="post" noValidate onSubmit={(event) => void send(event)}>
							<PersonalStep />
							<AddressStep />
							{isVirtual(lines) ? null : <DeliveryStep offer={offer} />}
							<PaymentStep offer={offer} isAsking={status === 'asking' && state.quote === null} />
							<ExtrasStep />
						</form>
					</div>
					<SummaryLink total={offer.totals.grandTotal} summary={summary} />
				</div>
				<div className={styles.aside}>
					<Summary ref={summary} offer={offer} status={status}>
						<CouponField state={state} onChange={ask} />
						<ConnectionNotice state={state} onRetry={ask} />
						<TermsField />
						{isSubmitted ? <FormProblems errors={errors} /> : null}
						<OrderProblem placing={placing} />
						<Button type="submit" form={id} busy={busy} disabled={!isOnline}>
							{busy ? text.placing : text.placeOrder}
						</Button>
					</Summary>
				</div>
			</div>
			<PriceChangeDialog placing={placing} onAccept={() => accept(placing)} onClose={dismiss} />
			<CouponLostDialog placing={placing} onAccept={() => accept(placing)} onClose={dismiss} />
		</FormProvider>
	);
}
