import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';
import { Step } from './step.tsx';

function InvoiceFields() {
	const text = useMessages(checkoutMessages);
	return (
		<>
			<div className={styles.long}>
				<FormField name="invoice.companyName" label={text.companyName} autoComplete="billing organization" />
			</div>
			<div className={styles.house}>
				<FormField name="invoice.vatId" label={text.vatId} inputMode="numeric" autoComplete="off" />
			</div>
			<div className={styles.long}>
				<FormField name="invoice.street" label={text.invoiceStreet} autoComplete="billing address-line1" />
			</div>
			<div className={styles.house}>
				<FormField name="invoice.house" label={text.invoiceHouse} autoComplete="billing address-line2" />
			</div>
			<div className={styles.short}>
				<FormField name="invoice.zipCode" label={text.zipCode} autoComplete="billing postal-code" />
			</div>
			<div className={styles.city}>
				<FormField name="invoice.city" label={text.city} autoComplete="billing address-level2" />
			</div>
		</>
	);
}

function Comment({ name, label }: { name: 'comments.delivery' | 'comments.order'; label: string }) {
	const text = useMessages(checkoutMessages);
	const { register, getFieldState, formState } = useFormContext<CheckoutForm>();
	const { error } = getFieldState(name, formState);
	return <TextArea {...register(name)} label={label} note={text.optional} rows={2} error={error?.message} />;
}

export function ExtrasStep() {
	const text = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const enabled = useWatch<CheckoutForm, 'invoice.enabled'>({ name: 'invoice.enabled' });
	return (
		<Step title={text.invoiceTitle}>
			<div className={styles.fields}>
				<Checkbox {...register('invoice.enabled')}>{text.invoiceEnabled}</Checkbox>
				{enabled ? <InvoiceFields /> : null}
				<div className={styles.half}>
					<Comment name="comments.delivery" label={text.deliveryComment} />
				</div>
				<div className={styles.half}>
					<Comment name="comments.order" label={text.orderComment} />
				</div>
			</div>
		</Step>
	);
}
