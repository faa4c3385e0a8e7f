import styles from './rich-text.module.css';

/** Only this component may show HTML that no component made. Servers have no Trusted Types. */
const policy = globalThis.window?.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html });

interface RichTextProps {
	html: string;
	/** Language of the text where it is not the page's. */
	lang?: string | undefined;
}

/** Shows HTML from the shop's editors, which the server sanitised when it was written. */
export function RichText({ html, lang }: RichTextProps) {
	return (
		<div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }} />
	);
}
