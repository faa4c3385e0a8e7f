import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { addToWishlist, removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { Button } from '@pasaz/ui-kit/button';
import { useWishlist } from '../account/use-wishlist.ts';
import { sharedWishlistMessages } from '../messages/shared-wishlist.ts';
import type { SharedWishes } from './load-shared.ts';
import { Wish } from './wish.tsx';
import styles from './wish-list.module.css';

function ToOwnList({ wish, isWished }: { wish: ProductTile; isWished: boolean }) {
	const t = useMessages(sharedWishlistMessages);
	const { name } = wish;
	const label = isWished ? t.onMineName({ name }) : t.addNameToMine({ name });
	const toggle = () => (isWished ? removeFromWishlist(wish.id) : addToWishlist(wish));
	return (
		<Button variant="quiet" aria-label={label} aria-pressed={isWished} onClick={toggle}>
			{isWished ? t.onMine : t.addToMine}
		</Button>
	);
}

export function SharedList({ tiles, gone }: SharedWishes) {
	const t = useMessages(sharedWishlistMessages);
	const own = useWishlist();
	return (
		<>
			{gone > 0 && <p>{t.gone(gone)}</p>}
			<ul className={styles.list} data-wide>
				{tiles.map((wish) => (
					<Wish key={wish.sku} wish={wish}>
						{own && <ToOwnList wish={wish} isWished={own.some(({ id }) => id === wish.id)} />}
					</Wish>
				))}
			</ul>
		</>
	);
}
