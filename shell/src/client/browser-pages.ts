import type { PageModule } from '@pasaz/kernel/contract/slices';
import type { LoaderFunctionArgs } from 'react-router';
import { loadFragment, loadPage } from '../composition/browser-slices.ts';
import { inTime, LoadError } from '../composition/load-failure.ts';
import { ERROR_PAGE } from '../own-page.ts';
import type { PageName } from '../routes.ts';

/** Loads the pages of slices, but none of those that the server could not load. */
export function browserPages(broken: readonly string[]) {
	/** There is no time limit at first, because the page that the server rendered must be hydrated in any case. */
	let isUnlimited = true;

	async function loadAnytime(page: PageName): Promise<PageModule> {
		if (page === ERROR_PAGE) return (await import('../errors/error-page.tsx')).errorPage;
		if (broken.some((slice) => page.startsWith(`${slice}/`))) throw new LoadError(`${page} failed to load`);
		return loadPage(page);
	}
	return {
		load: (page: PageName) => (isUnlimited ? loadAnytime(page) : inTime(page, loadAnytime(page))),
		limitLoadingTime() {
			isUnlimited = false;
		},
		/** Data that a page makes of what is on the device; undefined if it does not, or its code is not there either. */
		async loadFromDevice(page: PageName, args: LoaderFunctionArgs): Promise<unknown> {
			try {
				return await (await loadAnytime(page)).deviceLoader?.(args);
			} catch (error) {
				console.warn('A page cannot be made of what is on the device', error);
				return;
			}
		},
		async loadAhead(page: PageName): Promise<void> {
			const { handle } = await loadAnytime(page);
			await Promise.all((handle.fragments ?? []).map(loadFragment));
		},
	};
}
