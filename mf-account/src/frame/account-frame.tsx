import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { logOut } from '@pasaz/kernel/platform/session';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $user, $userIsLoaded } from '@pasaz/kernel/stores/user';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { accountMessages } from '../messages/account.ts';
import styles from './account-frame.module.css';

const SECTIONS = [
	['account-orders', 'myOrders'],
	['account-addresses', 'addresses'],
	['account-reviews', 'myReviews'],
	['account-notifications', 'notifications'],
	['account-agreements', 'agreements'],
	['account-password', 'password'],
] as const;

function AccountNavigation() {
	const text = useMessages(accountMessages);
	const { api } = useShop();
	const navigate = useNavigate();
	const leave = () => {
		void logOut(api);
		notify({ type: 'success', message: text.loggedOut });
		void navigate(pathTo('home'));
	};
	return (
		<nav className={styles.navigation} aria-label={text.accountNavigation}>
			<NavLink to={pathTo('account')} end>
				{text.myDetails}
			</NavLink>
			{SECTIONS.map(([name, label]) => (
				<NavLink key={name} to={pathTo(name)}>
					{text[label]}
				</NavLink>
			))}
			<Button variant="quiet" onClick={leave}>
				{text.logOut}
			</Button>
		</nav>
	);
}

function NeedLogin() {
	const text = useMessages(accountMessages);
	const { pathname } = useLocation();
	return (
		<Notice type="info" title={text.needLogin}>
			<Link {...buttonLook('primary')} to={`${pathTo('login')}?next=${encodeURIComponent(pathname)}`}>
				{text.logIn}
			</Link>
		</Notice>
	);
}

/** A page of the account: shown to who is logged in, after hydration; everyone else is asked to log in. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
	const isLoaded = useStore($userIsLoaded, { ssr: 'initial' });
	const { token } = useStore($user, { ssr: 'initial' });
	return (
		<div className={styles.page}>
			<header className={styles.header}>
				<h1 className={styles.title}>{title}</h1>
				{isLoaded && token ? <AccountNavigation /> : null}
			</header>
			{isLoaded ? token ? children : <NeedLogin /> : <Skeleton shape="box" count={2} />}
		</div>
	);
}
