import styles from './prose.module.css';

/** Text that editors wrote; `html` is what the server has sanitised. */
export function Prose({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the contract has the server sanitise it when it is written
	return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
