import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionItemProps {
	title: ReactNode;
	/** Items of one name close each other. */
	name?: string;
	/** Whether it is open at first. */
	open?: boolean;
	children: ReactNode;
}

/** A heading that unfolds what belongs to it. The browser's own: it works without JavaScript, and its search finds what is folded. */
export function AccordionItem({ title, name, open, children }: AccordionItemProps) {
	return (
		<details className={styles.item} name={name} open={open}>
			<summary className={styles.title}>{title}</summary>
			<div className={styles.body}>{children}</div>
		</details>
	);
}

/** Around accordion items. */
export function Accordion({ children }: { children: ReactNode }) {
	return <div className={styles.accordion}>{children}</div>;
}
