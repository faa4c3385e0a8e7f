import styles from './skeleton.module.css';

export function Skeleton({ shape = 'line', count = 1 }: { shape?: 'line' | 'card' | 'box'; count?: number }) {
	return Array.from({ length: count }, (_, index) => (
		<span key={index} className={styles.skeleton} data-shape={shape} aria-hidden="true" />
	));
}
