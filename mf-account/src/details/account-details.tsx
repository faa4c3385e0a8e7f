import type { User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { accountMessages } from '../messages/account.ts';
import styles from './account-details.module.css';
import { AddressCard } from './address-card.tsx';

export function AccountDetails({ user }: { user: User }) {
	const text = useMessages(accountMessages);
	return (
		<div className={styles.details}>
			<section>
				<h2 className={styles.title}>{text.details}</h2>
				<dl className={styles.rows}>
					<div>
						<dt>{text.name}</dt>
						<dd>{`${user.firstname} ${user.lastname}`}</dd>
					</div>
					<div>
						<dt>{text.email}</dt>
						<dd>{user.email}</dd>
					</div>
				</dl>
			</section>
			<section>
				<h2 className={styles.title}>{text.addresses}</h2>
				{user.addresses.length === 0 ? <p>{text.noAddresses}</p> : null}
				<ul className={styles.addresses}>
					{user.addresses.map((address) => (
						<AddressCard key={address.id ?? address.street.join()} address={address} />
					))}
				</ul>
			</section>
		</div>
	);
}
