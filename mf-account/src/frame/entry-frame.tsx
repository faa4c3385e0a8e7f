import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import type { ReactNode } from 'react';
import { useWishesFollowing } from '../wishlist/use-wishes.ts';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
	title: string;
	lead?: string;
	/** The other way in, e.g. to the registration. */
	other?: ReactNode;
	children: ReactNode;
}

/** A page before the account: what it is for, and one form. */
export function EntryFrame({ title, lead, other, children }: EntryFrameProps) {
	useWishesFollowing();
	return (
		<SplitPage head={<PageHeader title={title} lead={lead} />}>
			<div className={styles.form}>
				{children}
				{other ? <p className={styles.other}>{other}</p> : null}
			</div>
		</SplitPage>
	);
}
