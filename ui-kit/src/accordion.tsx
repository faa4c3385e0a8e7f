import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionItemProps {
	title: ReactNode;
	open?: boolean;
	children: ReactNode;
}

/** Uses the browser's own element, which works without JavaScript, and whose folded text the browser's search finds. */
export function AccordionItem({ title, open, children }: AccordionItemProps) {
	return (
		<details className={styles.item} open={open}>
			<summary className={styles.title}>{title}</summary>
			<div className={styles.body}>{children}</div>
		</details>
	);
}

export function Accordion({ children }: { children: ReactNode }) {
	return <div className={styles.accordion}>{children}</div>;
}
