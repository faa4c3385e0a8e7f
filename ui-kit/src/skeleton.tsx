import styles from './skeleton.module.css';

/** Keeps the room of a heading, lines of text or a picture while they load. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: 'heading' | 'line' | 'box'; count?: number }) {
	return Array.from({ length: count }, (_, index) => (
		<span key={index} className={styles.skeleton} data-shape={shape} aria-hidden="true" />
	));
}
