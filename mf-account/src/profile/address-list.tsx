import { MAX_ADDRESSES, type UserAddress } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { confirm } from '@pasaz/kernel/stores/confirmation';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AddressCard } from '../account/address-card.tsx';
import { changeProfile } from '../account/profile-changes.ts';
import { profileMessages } from '../messages/profile.ts';
import { withoutAddress } from './address-changes.ts';
import styles from './address-list.module.css';

function useRemoving(addresses: readonly UserAddress[]) {
	const t = useMessages(profileMessages);
	const list = useRef<HTMLDivElement>(null);
	const count = useRef(addresses.length);
	useEffect(() => {
		if (addresses.length < count.current) list.current?.focus();
		count.current = addresses.length;
	}, [addresses.length]);
	const remove = (address: UserAddress) => {
		const { street, postcode, city } = address;
		confirm({
			title: t.removeAsk,
			body: `${street.join(' ')}, ${postcode} ${city}`,
			actions: [
				{ label: t.remove, run: () => void changeProfile({ addresses: withoutAddress(addresses, address) }) },
				{ label: t.keep, run: () => undefined },
			],
		});
	};
	return { list, remove };
}

/** Editable addresses; a new one can be edited once the server has given it an id. */
export function AddressList({ addresses }: { addresses: readonly UserAddress[] }) {
	const t = useMessages(profileMessages);
	const { list, remove } = useRemoving(addresses);
	const isFull = addresses.length >= MAX_ADDRESSES;
	const add = (
		<Link {...buttonLook('secondary')} to={pathTo('account-new-address')}>
			{t.addAddress}
		</Link>
	);
	return (
		<div className={styles.addresses} ref={list} tabIndex={-1}>
			{addresses.length === 0 ? (
				<EmptyState title={t.noAddresses} hint={t.noAddressesHint}>
					{add}
				</EmptyState>
			) : (
				<>
					<ul className={styles.list} aria-label={t.addressesLabel}>
						{addresses.map((address) => (
							<AddressCard key={address.id ?? address.street.join()} address={address}>
								{address.id !== undefined && (
									<Link {...buttonLook('quiet')} to={pathTo('account-new-address', { id: String(address.id) })}>
										{t.edit}
									</Link>
								)}
								<Button variant="quiet" onClick={() => remove(address)}>
									{t.remove}
								</Button>
							</AddressCard>
						))}
					</ul>
					{isFull ? <p>{t.addressesFullHint({ most: MAX_ADDRESSES })}</p> : add}
				</>
			)}
		</div>
	);
}
