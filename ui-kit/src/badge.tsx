import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'quiet'; children: ReactNode }) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
