import styles from './progress.module.css';

interface ProgressProps {
	/** From 0 to `max`. */
	value: number;
	max?: number;
	/** Names the goal for those who do not see the bar. */
	label: string;
}

/** The bar has the colour of the surrounding text. */
export function Progress({ value, max = 1, label }: ProgressProps) {
	return <progress className={styles.progress} max={max} value={value} aria-label={label} />;
}
