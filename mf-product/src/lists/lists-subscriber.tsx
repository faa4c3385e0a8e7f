import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $compare } from '@pasaz/kernel/stores/compare';
import { addRecentlyViewed, startRecentlyViewed } from '@pasaz/kernel/stores/recently-viewed';
import { $wishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { extrasMessages } from '../messages/extras.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { tileOf } from './tile-of.ts';
import { listedOf, startLists } from './toggle-of.ts';
import type { Listed } from './use-lists.ts';

interface ListsFollowerProps {
	product: ProductPageData;
	onFollowed: (listed: Listed) => void;
}

/** Tells on which lists the product is, whoever changes them, and keeps on the device that it was looked at. */
export function ListsFollower({ product, onFollowed }: ListsFollowerProps) {
	const t = useMessages(extrasMessages);
	const compared = useStore($compare, { ssr: 'initial' });
	const wished = useStore($wishlist, { ssr: 'initial' });
	useEffect(() => {
		startLists();
		startRecentlyViewed();
		addRecentlyViewed(tileOf(product));
	}, [product]);
	useEffect(() => onFollowed(listedOf(product)), [product, compared, wished, onFollowed]);
	return (
		<>
			<Fragment name="mf_account/wishes-keeper" props={{}} fallback={null} />
			{listedOf(product).isCompared && (
				<Link to={PATHS.compare}>
					{t.seeComparison}
					<VisuallyHidden> ({t.compared(compared.length)})</VisuallyHidden>
				</Link>
			)}
		</>
	);
}
