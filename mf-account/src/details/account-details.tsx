import type { User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressCard } from '../account/address-card.tsx';
import { accountMessages } from '../messages/account.ts';
import styles from './account-details.module.css';
import { NameForm } from './name-form.tsx';

function Facts({ user, onEdit }: { user: User; onEdit: () => void }) {
	const text = useMessages(accountMessages);
	return (
		<>
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
			<Button variant="quiet" onClick={onEdit}>
				{text.editName}
			</Button>
		</>
	);
}

export function AccountDetails({ user }: { user: User }) {
	const text = useMessages(accountMessages);
	const [isEditing, setEditing] = useState(false);
	return (
		<div className={styles.details}>
			<section>
				<h2 className={styles.title}>{text.details}</h2>
				{isEditing ? (
					<NameForm user={user} onDone={() => setEditing(false)} />
				) : (
					<Facts user={user} onEdit={() => setEditing(true)} />
				)}
			</section>
			<section>
				<h2 className={styles.title}>{text.addresses}</h2>
				{user.addresses.length === 0 ? <p>{text.noAddresses}</p> : null}
				<ul className={styles.addresses}>
					{user.addresses.map((address) => (
						<AddressCard key={address.id ?? address.street.join()} address={address} />
					))}
				</ul>
				<Link {...buttonLook('quiet')} to={pathTo('account-addresses')}>
					{text.manageAddresses}
				</Link>
			</section>
		</div>
	);
}
