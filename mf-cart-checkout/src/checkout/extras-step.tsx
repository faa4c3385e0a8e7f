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
	const t = useMessages(checkoutMessages);
	return (
		<>
			<div className={styles.long}>
				<FormField name="invoice.companyName" label={t.companyName} autoComplete="billing organization" />
			</div>
			<div className={styles.house}>
				<FormField name="invoice.vatId" label={t.vatId} inputMode="numeric" autoComplete="off" />
			</div>
			<div className={styles.long}>
				<FormField name="invoice.street" label={t.invoiceStreet} autoComplete="billing address-line1" />
			</div>
			<div className={styles.house}>
				<FormField name="invoice.house" label={t.invoiceHouse} autoComplete="billing address-line2" />
			</div>
			<div className={styles.short}>
				<FormField name="invoice.zipCode" label={t.zipCode} autoComplete="billing postal-code" />
			</div>
			<div className={styles.city}>
				<FormField name="invoice.city" label={t.city} autoComplete="billing address-level2" />
			</div>
		</>
	);
}

function Comment({ name, label }: { name: 'comments.delivery' | 'comments.order'; label: string }) {
	const t = useMessages(checkoutMessages);
	const { register, getFieldState, formState } = useFormContext<CheckoutForm>();
	const { error } = getFieldState(name, formState);
	return <TextArea {...register(name)} label={label} note={t.optional} rows={2} error={error?.message} />;
}

export function ExtrasStep() {
	const t = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const enabled = useWatch<CheckoutForm, 'invoice.enabled'>({ name: 'invoice.enabled' });
	return (
		<Step title={t.invoiceTitle}>
			<div className={styles.fields}>
				<Checkbox {...register('invoice.enabled')}>{t.invoiceEnabled}</Checkbox>
				{enabled && <InvoiceFields />}
				<div className={styles.half}>
					<Comment name="comments.delivery" label={t.deliveryComment} />
				</div>
				<div className={styles.half}>
					<Comment name="comments.order" label={t.orderComment} />
				</div>
			</div>
		</Step>
	);
}
