import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { type FieldErrors, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FreeShippingBar } from '../cart/free-shipping-bar.tsx';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { needOf } from '../details/delivery-need.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { type Agreed, acceptPrices, isChange } from '../order/order-change.ts';
import type { OrderFailure } from '../order/refusal.ts';
import { usePlaceOrder } from '../order/use-place-order.ts';
import type { Offer } from '../server-cart/offer.ts';
import { accountProblem } from './account-problem.ts';
import { fieldOf } from './address-problem.ts';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { CouponField } from './coupon-field.tsx';
import { ExtrasStep } from './extras-step.tsx';
import { firstWrong } from './field-labels.ts';
import { FormProblems } from './form-problems.tsx';
import { LazyGiftCards } from './lazy-gift-cards.tsx';
import { LazyOrderDialogs } from './lazy-order-dialogs.tsx';
import { LazyOrderProblem } from './lazy-order-problem.tsx';
import { LazyPickupStep } from './lazy-pickup-step.tsx';
import { DeliveryStep, PaymentStep } from './methods-steps.tsx';
import { PersonalStep } from './personal-step.tsx';
import { Summary } from './summary.tsx';
import { SummaryLink } from './summary-link.tsx';
import { TermsField } from './terms-field.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useOffer } from './use-offer.ts';

function useSending(form: UseFormReturn<CheckoutForm>) {
	const t = useMessages(checkoutMessages);
	const { placing, place, dismiss } = usePlaceOrder();
	const showRefused = (values: CheckoutForm, failure: OrderFailure) => {
		if (failure.kind !== 'refused') return;
		for (const [name, problem] of Object.entries(failure.fields ?? {})) {
			const field = fieldOf(name, values);
			const message = problem === 'region' ? t.regionRefused : t.vatIdRefused;
			if (field) form.setError(field, { type: problem, message }, { shouldFocus: true });
		}
	};
	const order = async (values: CheckoutForm, agreed: Agreed) => {
		const result = await place(values, agreed);
		if (result.status === 'failed') return showRefused(values, result.failure);
		if (result.status !== 'account-refused') return;
		const { code } = result.error;
		const problem = accountProblem(code);
		if (problem) form.setError(problem.field, { type: code, message: t[problem.text] }, { shouldFocus: true });
	};
	const showWrong = (errors: FieldErrors<CheckoutForm>) => {
		const first = firstWrong(errors);
		if (first) form.setFocus(first);
	};
	const send = (agreed: Agreed, event?: FormEvent) =>
		void form.handleSubmit((values) => order(values, agreed), showWrong)(event);
	const accept = () => {
		if (placing.status === 'prices-changed') acceptPrices(placing.changes);
		if (isChange(placing)) send(placing.agreed);
	};
	const busy = placing.status === 'placing' || placing.status === 'placed';
	return { placing, busy, send, accept, dismiss };
}

interface StepsProps {
	id: string;
	lines: readonly CartLine[];
	offer: Offer;
	/** The first quote of this cart is being loaded. */
	isAsking: boolean;
	onSubmit: (event: FormEvent) => void;
}

function Steps({ id, lines, offer, isAsking, onSubmit }: StepsProps) {
	const isShipped = !isVirtual(lines);
	const isFetched = needOf(offer.shipping) === 'point';
	return (
		<form id={id} className={styles.steps} method="post" noValidate onSubmit={onSubmit}>
			<PersonalStep isShipped={isShipped} />
			{isShipped && <DeliveryStep offer={offer} isAsking={isAsking} />}
			<LazyPickupStep isNeeded={isShipped && isFetched} carrier={offer.shipping?.carrier_code} />
			{isShipped && !isFetched && <AddressStep />}
			<PaymentStep offer={offer} isAsking={isAsking} />
			<ExtrasStep isBrought={isShipped && !isFetched} />
		</form>
	);
}

interface CheckoutProps {
	lines: readonly CartLine[];
	children: ReactNode;
}

export function Checkout({ lines, children }: CheckoutProps) {
	const t = useMessages(checkoutMessages);
	const id = useId();
	const summary = useRef<HTMLElement>(null);
	const form = useCheckoutForm();
	const { errors, isSubmitted } = form.formState;
	const { placing, busy, send, accept, dismiss } = useSending(form);
	// a sync would take out what may have been ordered, and with it the button that asks again
	const isUnsure = placing.status === 'failed' && placing.failure.kind === 'unknown';
	const { offer, state, status, ask } = useOffer({ lines, form, paused: busy || isUnsure });
	const isAsking = status === 'asking' && state.quote === null;
	const seen = { lines, total: offer.totals.grandTotal };
	return (
		<FormProvider {...form}>
			<div className={styles.checkout}>
				<div className={styles.main}>
					<div className={styles.parts}>
						{children}
						{!isVirtual(lines) && (
							<div className={styles.free}>
								<FreeShippingBar
									paid={offer.totals.subtotal + offer.totals.discount}
									isFree={offer.isConfirmed && offer.shipping !== undefined && offer.totals.shipping === 0}
								/>
							</div>
						)}
						<Steps id={id} lines={lines} offer={offer} isAsking={isAsking} onSubmit={(event) => send(seen, event)} />
					</div>
					<SummaryLink total={offer.totals.grandTotal} summary={summary} />
				</div>
				<div className={styles.aside}>
					<Summary ref={summary} offer={offer} status={status}>
						<CouponField state={state} onChange={ask} />
						<LazyGiftCards total={offer.totals.grandTotal} />
						<ConnectionNotice state={state} onRetry={ask} />
						<TermsField isShipped={!isVirtual(lines)} />
						{isSubmitted && <FormProblems errors={errors} carrier={offer.shipping?.carrier_code} />}
						<LazyOrderProblem placing={placing} />
						<Button type="submit" form={id} busy={busy}>
							{busy ? t.placing : t.placeOrder}
						</Button>
					</Summary>
				</div>
			</div>
			<LazyOrderDialogs placing={placing} onAccept={accept} onClose={dismiss} />
		</FormProvider>
	);
}
