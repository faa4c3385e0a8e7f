import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';
import { tieWords } from './tie-words.ts';

interface PageHeaderProps {
	title: ReactNode;
	eyebrow?: ReactNode;
	lead?: ReactNode;
	/** Lets the page move the focus to the title. */
	titleRef?: Ref<HTMLHeadingElement>;
	children?: ReactNode;
}

/** Grades the longest word, which must fit the narrow column beside a text. */
function wordsOf(title: ReactNode) {
	if (typeof title !== 'string') return;
	const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
	if (longest > 16) return 'longest';
	if (longest > 13) return 'longer';
	return longest > 9 ? 'long' : undefined;
}

const tied = (text: ReactNode) => (typeof text === 'string' ? tieWords(text) : text);

/** Contains the page's only `h1`. */
export function PageHeader({ title, eyebrow, lead, titleRef, children }: PageHeaderProps) {
	return (
		<header className={styles.header}>
			{eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
			<h1 className={styles.title} data-words={wordsOf(title)} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
				{tied(title)}
			</h1>
			{lead && <p className={styles.lead}>{tied(lead)}</p>}
			{children}
		</header>
	);
}
