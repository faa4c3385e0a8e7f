import richText from '@pasaz/ui-kit/rich-text.module.css';
import { expect, it, vi } from 'vitest';
import styles from './details.module.css';
import { readDetails } from './read-details.ts';

/** A document that shows a text and facts, as `Details` writes them. */
function show(innerHTML: string | null, facts: [label: string, value: string][]) {
	vi.stubGlobal('document', {
		querySelector: (selector: string) => (selector === `.${richText.blocks}` && innerHTML ? { innerHTML } : null),
		querySelectorAll: (selector: string) =>
			selector === `.${styles.fact}`
				? facts.map((texts) => ({ children: texts.map((textContent) => ({ textContent })) }))
				: [],
	});
}

it('reads description and attributes from the page, without the sku that the page adds', () => {
	show('<p>Len</p>', [
		['Materiał', 'Len'],
		['Kod', 'S-1'],
	]);
	expect(readDetails()).toEqual({ description: '<p>Len</p>', details: [{ label: 'Materiał', value: 'Len' }] });
});

it('reads nothing where a product has neither', () => {
	show(null, [['Kod', 'S-1']]);
	expect(readDetails()).toEqual({ description: null, details: [] });
});
