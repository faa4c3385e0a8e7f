import richText from '@pasaz/ui-kit/rich-text.module.css';
import styles from './details.module.css';
import type { Detail } from './load-details.ts';

function detailIn(fact: Element): Detail {
	const [label, value] = fact.children;
	return { label: label?.textContent ?? '', value: value?.textContent ?? '' };
}

/** The product's description and facts as the page shows them (`Details`), whose last fact is the sku. */
export function readDetails(): { description: string | null; details: Detail[] } {
	const text = document.querySelector(`.${richText.blocks}`);
	const facts = document.querySelectorAll(`.${styles.fact}`);
	return { description: text?.innerHTML ?? null, details: [...facts].slice(0, -1).map(detailIn) };
}
