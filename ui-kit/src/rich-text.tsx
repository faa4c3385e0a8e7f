import { type EditedText, Lead } from './lead.tsx';
import styles from './rich-text.module.css';

/** Shows HTML from the shop's editors with all that an article has: quotations, rules and tables, too. */
export function RichText(text: EditedText) {
	return <Lead {...text} className={styles.blocks} />;
}
