import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { unquoted } from '../listing/search-term.ts';
import { searchMessages } from '../messages/search.ts';
import { LastViews } from '../recently-viewed/last-views.tsx';
import { isWithoutProducts, type SearchResults } from '../search/search-results.ts';
import { SearchView } from '../search/search-view.tsx';

export async function loader({ context, url }: LoaderFunctionArgs): Promise<SearchResults> {
	const { loadSearch } = await import('../search/load-search.ts');
	return loadSearch(context.get(requestContext).api, url.searchParams);
}

/** The code came with the files of the release set. */
export async function deviceLoader({ context, url }: LoaderFunctionArgs): Promise<SearchResults> {
	const { searchOnDevice } = await import('../search/search-on-device.ts');
	return searchOnDevice(url.searchParams, context.get(requestContext).storeView.i18n.defaultLocale);
}

export const handle = {
	meta({ term, listing }, { translator }) {
		const t = searchMessages.in(translator).get();
		return { title: listing ? t.results({ term: unquoted(term) }) : t.title, noindex: true };
	},
	next: ['mf_product/product-page'],
} satisfies PageHandle<SearchResults>;

export function Component() {
	const results = useLoaderData<SearchResults>();
	return (
		<>
			<SearchView results={results} />
			{isWithoutProducts(results) && <LastViews />}
		</>
	);
}
