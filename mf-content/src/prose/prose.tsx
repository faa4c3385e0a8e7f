import styles from './prose.module.css';

/** Text that editors wrote; `html` is what the server has sanitised. */
export function Prose({ html }: { html: string }) {
	return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
