import type { UserAddress } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { AddressCard } from '../details/address-card.tsx';
import { profileMessages } from '../messages/profile.ts';
import { withoutAddress } from './address-changes.ts';
import styles from './address-list.module.css';
import { useProfile } from './use-profile.ts';

/** The shopper's addresses, each to be changed or removed. One that the server has not numbered yet waits for its id. */
export function AddressList({ addresses }: { addresses: readonly UserAddress[] }) {
	const text = useMessages(profileMessages);
	const save = useProfile();
	const remove = (address: UserAddress) => void save({ addresses: withoutAddress(addresses, address) });
	return (
		<div className={styles.addresses}>
			{addresses.length === 0 ? <p>{text.noAddresses}</p> : null}
			<ul className={styles.list}>
				{addresses.map((address) => (
					<AddressCard key={address.id ?? address.street.join()} address={address}>
						{address.id === undefined ? null : (
							<Link {...buttonLook('quiet')} to={pathTo('account-new-address', { id: String(address.id) })}>
								{text.edit}
							</Link>
						)}
						<Button variant="quiet" onClick={() => remove(address)}>
							{text.remove}
						</Button>
					</AddressCard>
				))}
			</ul>
			<Link {...buttonLook('secondary')} to={pathTo('account-new-address')}>
				{text.addAddress}
			</Link>
		</div>
	);
}
