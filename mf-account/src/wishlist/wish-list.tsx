import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { productTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $wishlist, $wishlistIsLoaded, type WishlistItem } from '@pasaz/kernel/stores/wishlist';
import { Button } from '@pasaz/ui-kit/button';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { wishlistMessages } from '../messages/wishlist.ts';
import styles from './wish-list.module.css';
import { removeWish, startWishes } from './wishes.ts';

/** The wishes of this device, once the page lives; null before. */
export function useWishes() {
	const { api } = useShop();
	const isLoaded = useStore($wishlistIsLoaded, { ssr: 'initial' });
	const wishes = useStore($wishlist, { ssr: 'initial' });
	useEffect(() => startWishes(api), [api]);
	return isLoaded ? wishes : null;
}

function Wish({ wish, onLeave }: { wish: WishlistItem; onLeave?: (() => void) | undefined }) {
	const text = useMessages(wishlistMessages);
	const tile = productTile(wish, Date.now());
	return (
		<li className={styles.wish}>
			<div className={styles.picture}>
				<Picture path={tile.image} use="tile" alt="" sizes="6rem" />
			</div>
			<div className={styles.facts}>
				<Link to={tile.href} onClick={onLeave}>
					{tile.name}
				</Link>
				<Price price={tile.price} regularPrice={tile.regularPrice} lowest30Days={tile.lowest30Days} from={tile.from} />
				{tile.isInStock ? null : <p>{text.soldOut}</p>}
				<Button variant="quiet" aria-label={text.removeName({ name: tile.name })} onClick={() => removeWish(wish)}>
					{text.remove}
				</Button>
			</div>
		</li>
	);
}

/** `onLeave` runs when a link leads away. */
export function WishList({ onLeave }: { onLeave?: () => void }) {
	const text = useMessages(wishlistMessages);
	const wishes = useWishes();
	if (!wishes) return <Skeleton shape="box" count={2} />;
	if (wishes.length === 0) return <p>{text.empty}</p>;
	return (
		<ul className={styles.list}>
			{wishes.map((wish) => (
				<Wish key={wish.sku} wish={wish} onLeave={onLeave} />
			))}
		</ul>
	);
}
