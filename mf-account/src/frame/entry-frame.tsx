import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import type { ReactNode } from 'react';
import { useWishlistSync } from '../account/use-wishlist.ts';
import { accountMessages } from '../messages/account.ts';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
	title: string;
	lead?: string;
	/** Link to the alternative, e.g. to the registration. */
	other?: ReactNode;
	/** Rarely needed actions, below everything else. */
	aside?: ReactNode;
	benefits?: boolean;
	children: ReactNode;
}

function Benefits() {
	const t = useMessages(accountMessages);
	return (
		<section className={styles.benefits} aria-label={t.benefits}>
			<ul className={styles.list}>
				<li>{t.benefitOrders}</li>
				<li>{t.benefitAddresses}</li>
				<li>{t.benefitWishes}</li>
			</ul>
		</section>
	);
}

export function EntryFrame({ title, lead, other, aside, benefits = false, children }: EntryFrameProps) {
	useWishlistSync();
	return (
		<Page className={styles.page}>
			<div>
				<PageHeader title={title} lead={lead} />
			</div>
			<div className={styles.panel}>
				<div className={styles.form}>
					{children}
					{other && <p className={styles.other}>{other}</p>}
					{aside && <p className={styles.aside}>{aside}</p>}
				</div>
			</div>
			{benefits && <Benefits />}
		</Page>
	);
}
