import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Shows a short fact on a picture. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'quiet'; children: ReactNode }) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
