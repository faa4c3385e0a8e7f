import type { ReactElement } from 'react';
import { useShop } from './shop.tsx';

/** What an element holds: a part, or the HTML that the server has kept of it. */
export type KeptContent = { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } };

/** Makes an element's content by `Shop.keptMarkup`; the browser hydrates the part where the server wrote text. */
export function useKeptMarkup() {
	const { keptMarkup } = useShop();
	return (kind: object, keyOf: () => string | object, part: ReactElement): KeptContent => {
		const html = keptMarkup?.(kind, keyOf(), part);
		return html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } };
	};
}
