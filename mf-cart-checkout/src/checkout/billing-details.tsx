import { vatIdExample } from '@pasaz/kernel/domain/vat-id';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
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

export function InvoiceFields() {
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

export function PersonFields() {
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
