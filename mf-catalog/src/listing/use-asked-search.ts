import { useHref, useLocation, useNavigation } from 'react-router';

/**
 * The query of this list that the shopper has asked for, or else the one that is shown. The router names an address that is asked
 * for with the prefix of the store view, and the one that is shown without it.
 */
export function useAskedSearch(): { search: string; isPending: boolean } {
	const here = useLocation();
	const own = useHref(here.pathname);
	const { location: next } = useNavigation();
	const isPending = next?.pathname === own;
	return { search: isPending ? next.search : here.search, isPending };
}
