import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Has a page laid out as a whole where it will be scrolled to a place in the middle: after a step through the history, or at a fragment (decision 62). */
export function followSteps({ state, subscribe }: Router): void {
	let shown = state.location;
	subscribe(({ location, historyAction }) => {
		if (location === shown) return;
		shown = location;
		document.documentElement.toggleAttribute('data-step', historyAction === 'POP' || location.hash !== '');
	});
}
