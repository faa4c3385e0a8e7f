import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import styles from './split-page.module.css';

interface SplitPageProps {
	/** For example the page's `PageHeader`. It stays in sight beside the content where there is room. */
	head: ReactNode;
	/** Language of head and content where it is not the page's. */
	lang?: string | undefined;
	children: ReactNode;
}

/** Lays out a page to read or to fill in, with one column of a comfortable width. */
export function SplitPage({ head, lang, children }: SplitPageProps) {
	return (
		<Page className={styles.page} lang={lang}>
			<div className={styles.head}>{head}</div>
			<div className={styles.content}>{children}</div>
		</Page>
	);
}
