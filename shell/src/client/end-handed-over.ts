import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/**
 * Ends a navigation that a whole document took over, once the shopper comes back to this one: the browser shows it as it was left,
 * and would show it as loading for ever. The page and what its history entry notes stay; only an error view is loaded again. After a
 * step through the history the address is no longer that of what is shown, so its document comes.
 */
export function endHandedOver(router: Router): void {
	addEventListener('pageshow', ({ persisted }) => {
		const { location: shown, navigation, errors } = router.state;
		if (!persisted || navigation.state === 'idle') return;
		if (navigation.historyAction === 'POP') return location.reload();
		const entry: { usr?: unknown } | null = history.state;
		void router.navigate(
			{ search: shown.search, hash: shown.hash },
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: errors !== null, state: entry?.usr },
		);
	});
}
