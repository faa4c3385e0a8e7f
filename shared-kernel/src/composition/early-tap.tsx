import { type RefObject, useEffect } from 'react';

declare global {
	interface Window {
		/** Elements tapped before the client had started, kept by the document's inline script. */
		pasazEarlyTaps?: Set<Element>;
	}
}

/**
 * Does what a shopper wanted who tapped before hydration. The element carries `data-early-tap` and must be the same
 * one that the server rendered.
 */
export function useEarlyTap(target: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = target.current;
		if (!element) return;
		element.setAttribute('data-live', '');
		if (!window.pasazEarlyTaps?.delete(element)) return;
		// After the effects of this commit: the shell restores the cart in one of them.
		setTimeout(() => {
			element.removeAttribute('aria-busy');
			element.click();
		});
	}, [target]);
}
