import styles from './rich-text.module.css';

/** HTML from the shop's editors. The server sanitised it when it was written. */
export function RichText({ html }: { html: string }) {
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
