import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useHasActed } from '@pasaz/kernel/composition/lazy';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { useWishlist } from '../account/use-wishlist.ts';
import { wishlistMessages } from '../messages/wishlist.ts';
import { ClearList } from '../wishlist/clear-list.tsx';
import { ShareList } from '../wishlist/share-list.tsx';
import { WishList } from '../wishlist/wish-list.tsx';
import styles from './wishlist-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: wishlistMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

/** The wishlist of this device, for guests too. */
export function Component() {
	const t = useMessages(wishlistMessages);
	const wishes = useWishlist();
	const hasActed = useHasActed();
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} />
			<WishList wide />
			{wishes && wishes.length > 0 && (
				<div className={styles.actions}>
					<ShareList skus={wishes.map(({ sku }) => sku)} />
					<ClearList />
				</div>
			)}
			{wishes?.length === 0 && hasActed && (
				<div className={styles.views}>
					<Fragment name="mf_catalog/recently-viewed" props={{ max: 4 }} fallback={null} />
				</div>
			)}
		</Page>
	);
}
