import type { ReactNode } from 'react';
import styles from './split-page.module.css';

interface SplitPageProps {
	/** What the page is, e.g. its `PageHeader`; beside the content where there is room, and in sight while that is read. */
	head: ReactNode;
	/** Of all of it, where it is not the page's. */
	lang?: string | undefined;
	children: ReactNode;
}

/** A page to read or to fill in: its head at the start, its content in one column of a comfortable width. */
export function SplitPage({ head, lang, children }: SplitPageProps) {
	return (
		<div className={styles.page} lang={lang}>
			<div className={styles.head}>{head}</div>
			<div className={styles.content}>{children}</div>
		</div>
	);
}
