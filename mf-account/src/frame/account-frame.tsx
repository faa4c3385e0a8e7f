import { useStore } from '@nanostores/react';
import { $user } from '@pasaz/kernel/stores/user';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { Fragment, type ReactNode } from 'react';
import { useWishlistSync } from '../account/use-wishlist.ts';
import { WaitingChanges } from '../account/waiting-changes.tsx';
import styles from './account-frame.module.css';
import { AccountNavigation } from './account-navigation.tsx';

interface AccountFrameProps {
	title: string;
	lead?: string;
	children: ReactNode;
}

/**
 * A page of the account. Its content comes after hydration, when the shopper is known; guests have been sent to the login
 * (`needsLogin`). It begins anew with each session, because a page that slept may go from one shopper's to another's at once.
 */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
	useWishlistSync();
	const { session } = useStore($user, { ssr: 'initial' });
	return (
		<div className={styles.page}>
			<PageHeader title={title} lead={lead} />
			<div className={styles.side}>{session && <AccountNavigation />}</div>
			<div className={styles.content}>
				{session ? (
					<Fragment key={session}>
						<WaitingChanges />
						{children}
					</Fragment>
				) : (
					<Skeleton shape="box" count={2} />
				)}
			</div>
		</div>
	);
}
