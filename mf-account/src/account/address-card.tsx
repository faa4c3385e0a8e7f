import type { UserAddress } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { accountMessages } from '../messages/account.ts';
import styles from './address-card.module.css';
import { addressLines } from './address-lines.ts';

/** `children` are its buttons. */
export function AddressCard({ address, children }: { address: UserAddress; children?: ReactNode }) {
	const t = useMessages(accountMessages);
	return (
		<li className={styles.card}>
			{address.default_shipping && <p className={styles.use}>{t.defaultShipping}</p>}
			{address.default_billing && <p className={styles.use}>{t.defaultBilling}</p>}
			<address className={styles.address}>{addressLines(address).join('\n')}</address>
			{children && <p className={styles.actions}>{children}</p>}
		</li>
	);
}
