import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { AddressPart } from '../details/details.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';
import { RegionField } from './region-field.tsx';
import { ZipCodeField } from './zip-code-field.tsx';

/** Street to region of an address; the country is asked for beside it, because it decides about more. */
export function AddressFields({ part }: { part: AddressPart }) {
	const t = useMessages(checkoutMessages);
	const section = part === 'shipping' ? 'shipping' : 'billing';
	return (
		<>
			<div className={styles.long}>
				<FormField name={`${part}.streetAddress`} label={t.streetAddress} autoComplete={`${section} address-line1`} />
			</div>
			<div className={styles.house}>
				<FormField
					name={`${part}.apartmentNumber`}
					label={t.apartmentNumber}
					autoComplete={`${section} address-line2`}
				/>
			</div>
			<div className={styles.short}>
				<ZipCodeField part={part} />
			</div>
			<div className={styles.city}>
				<FormField name={`${part}.city`} label={t.city} autoComplete={`${section} address-level2`} />
			</div>
			<RegionField part={part} list={part === 'shipping' ? 'served' : 'all'} />
		</>
	);
}
