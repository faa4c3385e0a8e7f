import type { User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AddressCard } from '../account/address-card.tsx';
import { accountMessages } from '../messages/account.ts';
import styles from './account-details.module.css';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

type Edited = 'name' | 'email' | 'nothing';

function Facts({ user, onEdit }: { user: User; onEdit: (edited: Edited) => void }) {
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
			<Button variant="quiet" onClick={() => onEdit('name')}>
				{t.editName}
			</Button>
			<Button variant="quiet" onClick={() => onEdit('email')}>
				{t.editEmail}
			</Button>
		</>
	);
}

export function AccountDetails({ user, children }: { user: User; children: ReactNode }) {
	const t = useMessages(accountMessages);
	/** Undefined until the shopper edits something. */
	const [edited, setEdited] = useState<Edited>();
	const close = () => setEdited('nothing');
	return (
		<div className={styles.details}>
			{user.email_verified === false && <UnconfirmedEmail email={user.email} />}
			<section>
				<h2 className={styles.title} key={edited ?? 'nothing'} ref={edited && takeFocus} tabIndex={-1}>
					{t.details}
				</h2>
				{edited === 'name' && <NameForm user={user} onDone={close} />}
				{edited === 'email' && <EmailForm onDone={close} />}
				{edited !== 'name' && edited !== 'email' && <Facts user={user} onEdit={setEdited} />}
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
