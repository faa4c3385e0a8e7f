import type { UserAddress } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { accountMessages } from '../messages/account.ts';
import styles from './address-card.module.css';

/** `children`: what can be done with it. */
export function AddressCard({ address, children }: { address: UserAddress; children?: ReactNode }) {
	const text = useMessages(accountMessages);
	const { firstname, lastname, company, vat_id, street, postcode, city, telephone } = address;
	const lines = [company, vat_id, `${firstname} ${lastname}`, street.join(' '), `${postcode} ${city}`, telephone];
	return (
		<li className={styles.card}>
			{address.default_shipping ? <p className={styles.use}>{text.defaultShipping}</p> : null}
			{address.default_billing ? <p className={styles.use}>{text.defaultBilling}</p> : null}
			<address className={styles.address}>{lines.filter(Boolean).join('\n')}</address>
			{children ? <p className={styles.actions}>{children}</p> : null}
		</li>
	);
}
