import type { ReactNode, Ref } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
	title: ReactNode;
	/** Says what will be here one day. */
	hint?: ReactNode;
	/** Lets the title take the focus of a control whose place it takes. */
	titleRef?: Ref<HTMLHeadingElement> | undefined;
	children?: ReactNode;
}

export function EmptyState({ title, hint, titleRef, children }: EmptyStateProps) {
	return (
		<div className={styles.empty}>
			<h2 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
				{title}
			</h2>
			{hint && <p className={styles.hint}>{hint}</p>}
			{children}
		</div>
	);
}
