import type { ReactNode } from 'react';
import styles from './split-page.module.css';

interface SplitPageProps {
	/** What the page is, e.g. its `PageHeader`; beside the content where there is room, and in sight while that is read. */
	head: ReactNode;
	children: ReactNode;
}

/** A page to read or to fill in: its head at the start, its content in one column of a comfortable width. */
export function SplitPage({ head, children }: SplitPageProps) {
	return (
		<div className={styles.page}>
			<div className={styles.head}>{head}</div>
			<div className={styles.content}>{children}</div>
		</div>
	);
}
