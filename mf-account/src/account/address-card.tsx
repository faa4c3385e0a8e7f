import { useShop } from '@pasaz/kernel/composition/shop';
import type { UserAddress } from '@pasaz/kernel/contract/user';
import { addressLines } from '@pasaz/kernel/domain/address-lines';
import { countryAbroad } from '@pasaz/kernel/i18n/country-abroad';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { accountMessages } from '../messages/account.ts';
import styles from './address-card.module.css';

export function AddressCard({ address, children }: { address: UserAddress; children?: ReactNode }) {
	const t = useMessages(accountMessages);
	const { i18n } = useShop().storeView;
	const label = { ...address, region_code: address.region?.region_code };
	return (
		<li className={styles.card}>
			{address.default_shipping && <p className={styles.use}>{t.defaultShipping}</p>}
			{address.default_billing && <p className={styles.use}>{t.defaultBilling}</p>}
			<address className={styles.address}>
				{addressLines(label, countryAbroad(address.country_id, i18n)).join('\n')}
			</address>
			{children && <p className={styles.actions}>{children}</p>}
		</li>
	);
}
