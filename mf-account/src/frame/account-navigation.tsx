import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOut } from '@pasaz/kernel/network/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $user } from '@pasaz/kernel/stores/user';
import { Button } from '@pasaz/ui-kit/button';
import { useId, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useAskAboutOrders } from '../account/use-ask-about-orders.ts';
import { accountMessages } from '../messages/account.ts';
import styles from './account-navigation.module.css';

const SECTIONS = [
	['account', 'myDetails'],
	['account-orders', 'myOrders'],
	['account-addresses', 'addresses'],
	['account-loyalty', 'loyaltyCard'],
	['account-reviews', 'myReviews'],
	['account-notifications', 'notifications'],
	['account-agreements', 'agreements'],
	['account-password', 'password'],
] as const;

function useLeaving() {
	const { api } = useShop();
	const t = useMessages(accountMessages);
	const ask = useAskAboutOrders();
	const navigate = useNavigate();
	const leave = async () => {
		// before leaving: a document may come in place of the next page, and nothing here goes on then
		const loggingOut = logOut(api);
		notify({ type: 'success', message: t.loggedOut });
		// React renders in a microtask that `logOut` has queued: by then the guard of this page is on its way to the login, and
		// has not arrived, so that this way takes its place
		await Promise.resolve();
		await navigate(pathTo('home'));
		await loggingOut;
	};
	return () => ask(leave);
}

export function AccountNavigation() {
	const t = useMessages(accountMessages);
	const { pathname } = useLocation();
	const { current } = useStore($user);
	const sections = SECTIONS.filter(([name]) => name !== 'account-loyalty' || current?.loyalty_card);
	const leave = useLeaving();
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const here = SECTIONS.findLast(([name]) => pathname.startsWith(pathTo(name)));
	return (
		<nav aria-label={t.accountNavigation}>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				<span className={styles.toggleLabel}>{t.accountNavigation}</span>
				<span>{here ? t[here[1]] : t.myReviews}</span>
			</button>
			<div id={id} className={styles.list} data-open={isOpen}>
				{sections.map(([name, label]) => (
					<NavLink key={name} to={pathTo(name)} end={name === 'account'} onClick={() => setOpen(false)}>
						{t[label]}
					</NavLink>
				))}
				<Button variant="quiet" onClick={leave}>
					{t.logOut}
				</Button>
			</div>
		</nav>
	);
}
