import { type ReactNode, useId } from 'react';
import { SCROLLER } from './scroller.ts';
import styles from './table.module.css';

interface TableProps {
	caption: ReactNode;
	/** Rows; a `<th scope="row">` at the beginning stays in view while the table scrolls. */
	children: ReactNode;
}

/** The table scrolls by itself where the page is too narrow for it. */
export function Table({ caption, children }: TableProps) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
		<section className={SCROLLER} tabIndex={0} aria-labelledby={id}>
			<table className={styles.table}>
				<caption className={styles.caption} id={id}>
					{caption}
				</caption>
				{children}
			</table>
		</section>
	);
}
