import type { RouterState } from 'react-router';
import { isSamePage } from '../records/is-same-page.ts';
import { hrefOf } from '../records/record-loader.ts';
import type { ShopRouter } from '../shop-router.ts';

/** Tells of each page that is shown, also of the present one, but not where it only changes its address by itself. */
export function onEachPage(router: Pick<ShopRouter, 'state' | 'subscribe'>, onPage: (href: string) => void): void {
	let shown: RouterState | undefined;
	const tell = () => {
		const { state } = router;
		if (state.navigation.state !== 'idle' || state.errors) return;
		const before = shown;
		const href = hrefOf(state.location);
		shown = state;
		if (!before || (href !== hrefOf(before.location) && !isSamePage(before, state))) onPage(href);
	};
	tell();
	router.subscribe(tell);
}
