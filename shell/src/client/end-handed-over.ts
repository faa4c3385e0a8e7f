import type { Location } from 'react-router';
import { type LoadDocument, loadDocument } from './records/load-document.ts';
import { hrefOf } from './records/record-loader.ts';
import type { ShopRouter } from './shop-router.ts';

type Router = Pick<ShopRouter, 'state' | 'navigate' | 'subscribe'>;

/** The page and what its history entry notes stay; only an error view is loaded again. */
function stay(router: Router): void {
	const { location: shown, errors } = router.state;
	const entry: { usr?: unknown } | null = history.state;
	void router.navigate(
		{ search: shown.search, hash: shown.hash },
		{ replace: true, preventScrollReset: true, defaultShouldRevalidate: errors !== null, state: entry?.usr },
	);
}

/**
 * Ends a navigation that a whole document took over, once the shopper stops it or comes back to this one: the page would be shown as
 * loading for ever. After a step through the history the address is no longer that of what is shown, so its document comes.
 */
export function endHandedOver(router: Router): void {
	let latest: Event | undefined;
	addEventListener('pageshow', ({ persisted }) => {
		const { navigation } = router.state;
		if (!persisted || navigation.state === 'idle') return;
		if (navigation.historyAction === 'POP') return location.reload();
		stay(router);
	});
	// browsers of before 2026 may lack it, and say nothing of a stop
	globalThis.navigation?.addEventListener('navigate', (event) => {
		latest = event;
		const { navigation } = router.state;
		if (event.destination.sameDocument || navigation.state === 'idle' || navigation.historyAction === 'POP') return;
		const end = () => {
			// what the browser does next aborts it as well
			if (latest === event && router.state.navigation.location === navigation.location) stay(router);
		};
		event.signal.addEventListener('abort', () => setTimeout(end));
	});
}

/**
 * Gives the place of a document that takes a navigation over to that of the address to which the shopper goes meanwhile: the router
 * gives up its own navigation only, and the document would still come (rule 3.10).
 */
export function followLaterTaps(router: Router, load: LoadDocument = loadDocument): void {
	let takenOver: Location | undefined;
	let shown = hrefOf(router.state.location);
	globalThis.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
		// a step through the history ends what is on its way
		if (navigationType === 'traverse') takenOver = undefined;
		else if (!destination.sameDocument) takenOver = router.state.navigation.location;
	});
	router.subscribe(({ location, navigation }) => {
		const later = navigation.location ?? location;
		const href = hrefOf(later);
		const isElsewhere = takenOver && href !== hrefOf(takenOver) && href !== shown;
		if (isElsewhere) takenOver = later;
		if (navigation.state === 'idle') {
			shown = href;
			takenOver = undefined;
		}
		if (isElsewhere) load({ href, hash: later.hash, replaces: navigation.historyAction === 'REPLACE' });
	});
}
