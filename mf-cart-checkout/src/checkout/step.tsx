import { type ReactNode, useId } from 'react';
import styles from './step.module.css';

export function Step({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.step} aria-labelledby={id}>
			<div className={styles.header}>
				<h2 className={styles.title} id={id}>
					{title}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}
