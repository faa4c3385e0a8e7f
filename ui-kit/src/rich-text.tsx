import styles from './rich-text.module.css';

/** The one place where a page may show HTML that its own components did not make. Servers have no policies. */
const policy = globalThis.window?.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html });

interface RichTextProps {
	html: string;
	/** Where it is not the page's. */
	lang?: string | undefined;
}

/** HTML from the shop's editors. The server sanitised it when it was written. */
export function RichText({ html, lang }: RichTextProps) {
	return (
		<div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }} />
	);
}
