import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
	title: ReactNode;
	/** Says what will be here one day. */
	hint?: ReactNode;
	children?: ReactNode;
}

export function EmptyState({ title, hint, children }: EmptyStateProps) {
	return (
		<div className={styles.empty}>
			<h2 className={styles.title}>{title}</h2>
			{hint && <p className={styles.hint}>{hint}</p>}
			{children}
		</div>
	);
}
