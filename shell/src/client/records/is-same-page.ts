import type { RouterState } from 'react-router';

function dataOf({ loaderData, matches }: RouterState): unknown {
	return loaderData[matches.at(-1)?.route.id ?? ''];
}

/** Whether a page changed its address by itself and shows the data that it had, such as a product whose variant was chosen. */
export function isSamePage(before: RouterState, state: RouterState): boolean {
	const data = dataOf(state);
	// beside an error there may be data of another page
	return !before.errors && !state.errors && Boolean(data) && data === dataOf(before);
}
