import { useMessages } from '@pasaz/kernel/i18n/messages';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { BillingFields } from './billing-fields.tsx';
import styles from './fields.module.css';
import { Step } from './step.tsx';

function Comment({ name, label }: { name: 'comments.delivery' | 'comments.order'; label: string }) {
	const t = useMessages(checkoutMessages);
	const { register, getFieldState, formState } = useFormContext<CheckoutForm>();
	const { error } = getFieldState(name, formState);
	return <TextArea {...register(name)} label={label} note={t.optional} rows={2} error={error?.message} />;
}

/** `isBrought`: a courier comes to the shopper, who may have something to tell him. */
export function ExtrasStep({ isBrought }: { isBrought: boolean }) {
	const t = useMessages(checkoutMessages);
	return (
		<Step title={t.invoiceTitle}>
			<div className={styles.fields}>
				<BillingFields />
				{isBrought && (
					<div className={styles.half}>
						<Comment name="comments.delivery" label={t.deliveryComment} />
					</div>
				)}
				<div className={styles.half}>
					<Comment name="comments.order" label={t.orderComment} />
				</div>
			</div>
		</Step>
	);
}
