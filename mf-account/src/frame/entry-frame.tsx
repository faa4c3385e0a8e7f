import { PageHeader } from '@pasaz/ui-kit/page-header';
import type { ReactNode } from 'react';
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
	return (
		<div className={styles.page}>
			<PageHeader title={title} lead={lead} />
			<div className={styles.form}>{children}</div>
			{other ? <p className={styles.other}>{other}</p> : null}
		</div>
	);
}
