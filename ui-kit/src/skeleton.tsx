import styles from './skeleton.module.css';

/** Holds the room of content on its way: a heading, lines of text or a picture. */
export function Skeleton({ shape = 'line', count = 1 }: { shape?: 'heading' | 'line' | 'box'; count?: number }) {
	return Array.from({ length: count }, (_, index) => (
		<span key={index} className={styles.skeleton} data-shape={shape} aria-hidden="true" />
	));
}
