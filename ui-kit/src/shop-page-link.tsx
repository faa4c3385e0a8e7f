import { useShop } from '@pasaz/kernel/composition/shop';
import type { ShopPage } from '@pasaz/kernel/contract/store-view';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Link } from 'react-router';

/** Opens one of the shop's pages beside the form that names it; plain text in a shop without such a page. */
export function ShopPageLink({ page, children }: { page: ShopPage; children: string }) {
	const path = shopPagePath(useShop().storeView, page);
	if (!path) return children;
	return (
		<Link to={path} target="_blank" rel="noopener">
			{children}
		</Link>
	);
}
