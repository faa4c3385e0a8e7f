import styles from './progress.module.css';

interface ProgressProps {
	/** From 0 to `max`. */
	value: number;
	max?: number;
	/** What comes nearer, for those who do not see the bar. */
	label: string;
}

/** How much of something is done. It has the colour of the words around it. */
export function Progress({ value, max = 1, label }: ProgressProps) {
	return <progress className={styles.progress} max={max} value={value} aria-label={label} />;
}
