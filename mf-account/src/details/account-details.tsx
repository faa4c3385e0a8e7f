import type { User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AddressCard } from '../account/address-card.tsx';
import { accountMessages } from '../messages/account.ts';
import styles from './account-details.module.css';
import { NameForm } from './name-form.tsx';

function Facts({ user, onEdit }: { user: User; onEdit: () => void }) {
	const t = useMessages(accountMessages);
	return (
		<>
			<dl className={styles.rows}>
				<div>
					<dt>{t.name}</dt>
					<dd>{`${user.firstname} ${user.lastname}`}</dd>
				</div>
				<div>
					<dt>{t.email}</dt>
					<dd>{user.email}</dd>
				</div>
			</dl>
			<Button variant="quiet" onClick={onEdit}>
				{t.editName}
			</Button>
		</>
	);
}

/** `children` are further sections. */
export function AccountDetails({ user, children }: { user: User; children: ReactNode }) {
	const t = useMessages(accountMessages);
	const [isEditing, setEditing] = useState(false);
	return (
		<div className={styles.details}>
			<section>
				<h2 className={styles.title}>{t.details}</h2>
				{isEditing ? (
					<NameForm user={user} onDone={() => setEditing(false)} />
				) : (
					<Facts user={user} onEdit={() => setEditing(true)} />
				)}
			</section>
			<section>
				<h2 className={styles.title}>{t.addresses}</h2>
				{user.addresses.length === 0 && <p>{t.noAddresses}</p>}
				<ul className={styles.addresses}>
					{user.addresses.map((address) => (
						<AddressCard key={address.id ?? address.street.join()} address={address} />
					))}
				</ul>
				<Link {...buttonLook('quiet')} to={pathTo('account-addresses')}>
					{t.manageAddresses}
				</Link>
			</section>
			{children}
		</div>
	);
}
