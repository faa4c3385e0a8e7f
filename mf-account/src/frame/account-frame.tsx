import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user, $userIsLoaded } from '@pasaz/kernel/stores/user';
import { buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useWishesFollowing } from '../account/use-wishes.ts';
import { accountMessages } from '../messages/account.ts';
import styles from './account-frame.module.css';
import { AccountNavigation } from './account-navigation.tsx';

function NeedLogin() {
	const t = useMessages(accountMessages);
	const { pathname } = useLocation();
	return (
		<EmptyState title={t.needLogin}>
			<Link {...buttonLook('primary')} to={`${pathTo('login')}?next=${encodeURIComponent(pathname)}`}>
				{t.logIn}
			</Link>
		</EmptyState>
	);
}

interface AccountFrameProps {
	title: string;
	lead?: string;
	children: ReactNode;
}

/** A page of the account: shown to who is logged in, after hydration; everyone else is asked to log in. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
	useWishesFollowing();
	const isLoaded = useStore($userIsLoaded, { ssr: 'initial' });
	const { token } = useStore($user, { ssr: 'initial' });
	return (
		<div className={styles.page}>
			<PageHeader title={title} lead={lead} />
			<div className={styles.side}>{isLoaded && token && <AccountNavigation />}</div>
			<div className={styles.content}>
				{isLoaded ? token ? children : <NeedLogin /> : <Skeleton shape="box" count={2} />}
			</div>
		</div>
	);
}
