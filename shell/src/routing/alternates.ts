import type { Addresses } from '@pasaz/kernel/contract/catalog';
import type { StoreLink } from '@pasaz/kernel/contract/store-view';
import { hreflangOf } from '@pasaz/kernel/domain/hreflang';
import { addressedPath, pathInStore } from '@pasaz/kernel/routes';

export interface Alternate {
	hreflang: string;
	href: string;
}

interface AddressedPage {
	/** In this store view. */
	path: string;
	addresses?: Addresses | undefined;
}

/** Lists the page in every store view with an `x-default`; a shop of one store view has no alternates. */
export function alternatesOf(
	{ path, addresses }: AddressedPage,
	origin: string,
	links: readonly StoreLink[],
): Alternate[] {
	const [first] = links;
	if (!first || links.length < 2) return [];
	const [plain = path, ...query] = path.split(/(?=\?)/);
	const hrefIn = (link: StoreLink) =>
		origin + pathInStore(addressedPath(plain, addresses, link.storeCode) + query.join(''), link);
	const locales = links.map(({ locale }) => locale);
	const each = links.map((link) => ({ hreflang: hreflangOf(link.locale, locales), href: hrefIn(link) }));
	return [...each, { hreflang: 'x-default', href: hrefIn(links.find((link) => !link.appendStoreCode) ?? first) }];
}
