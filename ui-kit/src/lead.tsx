import { useShop } from '@pasaz/kernel/composition/shop';
import styles from './lead.module.css';
import { linksInStore } from './links-in-store.ts';
import { tieWords } from './tie-words.ts';

/** Only this component may show HTML that no component made. Servers have no Trusted Types. */
const policy = globalThis.window?.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html });

export interface EditedText {
	html: string;
	/** Language of the text where it is not the page's. */
	lang?: string | undefined;
}

interface LeadProps extends EditedText {
	className?: string | undefined;
}

/**
 * Shows HTML from the shop's editors, which the server sanitised when it was written: paragraphs, headings, lists and links,
 * which stay in the store view.
 */
export function Lead({ html: written, lang, className }: LeadProps) {
	const shop = useShop();
	const html = tieWords(linksInStore(written, shop));
	return (
		<div
			className={className ? `${styles.text} ${className}` : styles.text}
			lang={lang}
			dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }}
		/>
	);
}
