import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { vatIdExample } from '../details/vat-id.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { AddressFields } from './address-fields.tsx';
import { CountryField } from './country-field.tsx';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';

function VatIdField() {
	const t = useMessages(checkoutMessages);
	const country = useWatch<CheckoutForm, 'invoice.country'>({ name: 'invoice.country' });
	const example = vatIdExample(country);
	return (
		<FormField
			name="invoice.vatId"
			label={country === 'PL' ? t.nip : t.vatId}
			hint={example && t.vatIdHint({ example })}
			inputMode={country === 'PL' ? 'numeric' : 'text'}
			autoComplete="off"
		/>
	);
}

function InvoiceFields() {
	const t = useMessages(checkoutMessages);
	return (
		<>
			<div className={styles.half}>
				<CountryField part="invoice" list="all" />
			</div>
			<div className={styles.half}>
				<VatIdField />
			</div>
			<FormField name="invoice.companyName" label={t.companyName} autoComplete="billing organization" />
			<AddressFields part="invoice" />
		</>
	);
}

function PersonFields() {
	const t = useMessages(checkoutMessages);
	return (
		<>
			<div className={styles.half}>
				<FormField name="billing.firstName" label={t.firstName} autoComplete="billing given-name" />
			</div>
			<div className={styles.half}>
				<FormField name="billing.lastName" label={t.lastName} autoComplete="billing family-name" />
			</div>
			<AddressFields part="billing" />
			<div className={styles.half}>
				<CountryField part="billing" list="all" />
			</div>
		</>
	);
}

/** Who the invoice or the receipt is for, where that is not the shopper at the address of delivery. */
export function BillingFields() {
	const t = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const [forCompany, elsewhere] = useWatch<CheckoutForm, ['invoice.enabled', 'billing.enabled']>({
		name: ['invoice.enabled', 'billing.enabled'],
	});
	return (
		<>
			<Checkbox {...register('invoice.enabled')}>{t.invoiceEnabled}</Checkbox>
			{forCompany && <InvoiceFields />}
			{!forCompany && <Checkbox {...register('billing.enabled')}>{t.billingEnabled}</Checkbox>}
			{!forCompany && elsewhere && <PersonFields />}
		</>
	);
}
