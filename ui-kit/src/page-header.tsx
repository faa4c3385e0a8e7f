import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
	title: ReactNode;
	/** A few words above the title, e.g. what it belongs to. */
	eyebrow?: ReactNode;
	/** What the page is for, in a sentence or two. */
	lead?: ReactNode;
	/** For a page whose title may take the focus. */
	titleRef?: Ref<HTMLHeadingElement>;
	children?: ReactNode;
}

/** How long the longest word of a title is: it must fit the column, which is narrow beside a text. */
function wordsOf(title: ReactNode) {
	if (typeof title !== 'string') return;
	const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
	if (longest > 16) return 'longest';
	if (longest > 13) return 'longer';
	return longest > 10 ? 'long' : undefined;
}

/** The head of a page: its one `h1`, and what introduces it. */
export function PageHeader({ title, eyebrow, lead, titleRef, children }: PageHeaderProps) {
	return (
		<header className={styles.header}>
			{eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
			<h1 className={styles.title} data-words={wordsOf(title)} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
				{title}
			</h1>
			{lead ? <p className={styles.lead}>{lead}</p> : null}
			{children}
		</header>
	);
}
