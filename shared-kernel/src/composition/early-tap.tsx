import { type RefObject, useEffect } from 'react';

declare global {
	interface Window {
		/** Elements tapped before the client had started, kept by the document's inline script. */
		pasazEarlyTaps?: Set<Element>;
	}
}

/** ms that a tap waits for what it needs, such as a size that was chosen as early as the tap itself. */
const PATIENCE = 1000;

/**
 * Does what a shopper wanted who tapped before hydration. The element carries `data-early-tap` and must be the same
 * one that the server rendered. While the tap would only be refused, pass `isReady` false: it is held for a moment.
 */
export function useEarlyTap(target: RefObject<HTMLElement | null>, isReady = true): void {
	useEffect(() => {
		const element = target.current;
		if (!element) return;
		element.setAttribute('data-live', '');
		if (!window.pasazEarlyTaps?.has(element)) return;
		const tap = () => {
			window.pasazEarlyTaps?.delete(element);
			element.removeAttribute('aria-busy');
			element.click();
		};
		// Not before the effects of this commit have run: the shell restores the cart in one of them.
		const timer = setTimeout(tap, isReady ? 0 : PATIENCE);
		return () => clearTimeout(timer);
	}, [target, isReady]);
}
