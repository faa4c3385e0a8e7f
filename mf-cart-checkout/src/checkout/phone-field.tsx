import { useMessages } from '@pasaz/kernel/i18n/messages';
import { checkoutMessages } from '../messages/checkout.ts';
import styles from './fields.module.css';
import { FormField } from './form-field.tsx';

export function PhoneField({ hint }: { hint: string }) {
	const t = useMessages(checkoutMessages);
	return (
		<div className={styles.half}>
			<FormField
				name="shipping.phoneNumber"
				type="tel"
				inputMode="tel"
				label={t.phoneNumber}
				hint={hint}
				autoComplete="shipping tel"
			/>
		</div>
	);
}
