import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useFreshTiles } from '@pasaz/kernel/composition/use-fresh-tiles';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { NameLink } from '@pasaz/ui-kit/name-link';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWishlist } from '../account/use-wishlist.ts';
import { wishlistMessages } from '../messages/wishlist.ts';
import styles from './wish-list.module.css';

interface WishProps {
	wish: ProductTile;
	onRemove: (wish: ProductTile) => void;
	onLeave: (() => void) | undefined;
}

function Wish({ wish, onRemove, onLeave }: WishProps) {
	const t = useMessages(wishlistMessages);
	return (
		<li className={styles.wish}>
			<div>
				<Picture path={wish.image} use="tile" alt="" sizes="(min-width: 40rem) 12rem, 6rem" />
			</div>
			<div className={styles.facts}>
				<NameLink to={wish.href} onClick={onLeave}>
					{wish.name}
				</NameLink>
				<Price price={wish.price} regularPrice={wish.regularPrice} lowest30Days={wish.lowest30Days} from={wish.from} />
				{wish.isInStock ? (
					<Fragment
						name="mf_product/quick-buy"
						props={{ sku: wish.sku, name: wish.name, href: wish.href, wishId: wish.id }}
						fallback={null}
					/>
				) : (
					<p className={styles.soldOut}>{t.soldOut}</p>
				)}
				<Button variant="quiet" aria-label={t.removeName({ name: wish.name })} onClick={() => onRemove(wish)}>
					{t.remove}
				</Button>
			</div>
		</li>
	);
}

interface WishListProps {
	/** Several columns. */
	wide?: boolean;
	/** Runs when a link leads away. */
	onLeave?: () => void;
}

/** A removal is announced and keeps the focus in the list. */
export function WishList({ wide = false, onLeave }: WishListProps) {
	const t = useMessages(wishlistMessages);
	const wishes = useWishlist();
	const { tiles, isStale } = useFreshTiles(wishes ?? []);
	const list = useRef<HTMLDivElement>(null);
	const [status, setStatus] = useState('');
	if (!wishes) return <Skeleton shape="box" count={2} />;
	const remove = (wish: ProductTile) => {
		removeFromWishlist(wish.id);
		setStatus(t.removed({ name: wish.name }));
		list.current?.focus();
	};
	return (
		<>
			<div ref={list} tabIndex={-1} className={styles.place}>
				{wishes.length === 0 && (
					<EmptyState title={t.emptyTitle} hint={t.empty}>
						<Link {...buttonLook('secondary')} to={pathTo('home')} onClick={onLeave}>
							{t.browse}
						</Link>
					</EmptyState>
				)}
				{isStale && <p>{t.stale}</p>}
				<ul className={styles.list} data-wide={wide}>
					{tiles.map((wish) => (
						<Wish key={wish.sku} wish={wish} onRemove={remove} onLeave={onLeave} />
					))}
				</ul>
			</div>
			<VisuallyHidden>
				<span role="status">{status}</span>
			</VisuallyHidden>
		</>
	);
}
