import { pathInStore } from '@pasaz/kernel/routes';
import { canonicalPath } from '../routing/canonical-path.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import type { DescribedPage } from './describe-page.ts';
import type { LoadedPage } from './loaded-page.ts';

/** The variant that a path names (rule 2.6) is named by the query of the product's own address (rule 2.28). */
function queryOf(search: string, childSku: string | undefined): string {
	if (!childSku || new URLSearchParams(search).has('childSku')) return search;
	return `${search ? `${search}&` : '?'}childSku=${encodeURIComponent(childSku)}`;
}

/** A variant that is shown at an address of its own (rule 2.32). */
function isVariant(resolved: Resolution | null): boolean {
	return resolved !== null && 'params' in resolved && resolved.params.childSku !== resolved.params.parentSku;
}

/** Where a page is that was asked for at another of its addresses (rule 2.40); undefined at its own. */
export function ownAddress(
	{ context, storefront, dispatched }: LoadedPage,
	{ meta }: DescribedPage,
): string | undefined {
	if (meta.canonical === undefined || isVariant(dispatched.resolved)) return;
	const { site, storeView } = storefront;
	const path = canonicalPath(meta.canonical.replace(/\?.*/, ''), site.table);
	// the address decides on the spelling of other alphabets, as it did for the request
	const { pathname } = new URL(`http://shop${pathInStore(path, storeView)}`);
	const { location, matches } = context;
	if (pathname === location.pathname) return;
	return pathname + queryOf(location.search, matches.at(-1)?.params.childSku);
}
