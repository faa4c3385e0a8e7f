import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { keepListWhenOffline } from '../listing/keep-list-when-offline.ts';
import { searchMessages } from '../messages/search.ts';
import type { SearchResults } from '../search/search-results.ts';
import { SearchView } from '../search/search-view.tsx';

async function resultsOf({ context, url }: LoaderFunctionArgs): Promise<SearchResults> {
	const { loadSearch } = await import('../search/load-search.ts');
	const { api, listSize } = context.get(requestContext);
	return loadSearch(api, url.searchParams, listSize);
}

export async function loader(args: LoaderFunctionArgs): Promise<SearchResults> {
	return keepListWhenOffline(resultsOf(args), args);
}

export const handle = {
	meta({ term, listing }, { translator }) {
		const t = searchMessages.in(translator).get();
		return { title: listing ? t.results({ term }) : t.title, noindex: true };
	},
} satisfies PageHandle<SearchResults>;

export function Component() {
	return <SearchView results={useLoaderData<SearchResults>()} />;
}
