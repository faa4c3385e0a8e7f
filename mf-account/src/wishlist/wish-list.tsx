import { useFreshTiles } from '@pasaz/kernel/composition/use-fresh-tiles';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWishlist } from '../account/use-wishlist.ts';
import { wishlistMessages } from '../messages/wishlist.ts';
import { Wish } from './wish.tsx';
import styles from './wish-list.module.css';

interface WishListProps {
	wide?: boolean;
	onLeave?: () => void;
}

/** A removal is announced and keeps the focus in the list. */
export function WishList({ wide = false, onLeave }: WishListProps) {
	const t = useMessages(wishlistMessages);
	const wishes = useWishlist();
	const { tiles, isStale } = useFreshTiles(wishes ?? []);
	const list = useRef<HTMLDivElement>(null);
	const [status, setStatus] = useState('');
	useFocusWhenLost(list, tiles.length);
	if (!wishes) return <Skeleton shape="box" count={2} />;
	const remove = (wish: ProductTile) => {
		removeFromWishlist(wish.id);
		setStatus(t.removed({ name: wish.name }));
	};
	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: it groups what is listed, and no fields */}
			<div ref={list} tabIndex={-1} role="group" aria-label={t.title} className={styles.place}>
				{wishes.length === 0 && (
					<EmptyState title={t.emptyTitle} hint={t.empty} titleRef={status ? takeFocus : undefined}>
						<Link {...buttonLook('secondary')} to={pathTo('home')} onClick={onLeave}>
							{t.browse}
						</Link>
					</EmptyState>
				)}
				{isStale && <p>{t.stale}</p>}
				<ul className={styles.list} data-wide={wide}>
					{tiles.map((wish) => (
						<Wish key={wish.sku} wish={wish} wishId={wish.id} onLeave={onLeave}>
							<Button variant="quiet" aria-label={t.removeName({ name: wish.name })} onClick={() => remove(wish)}>
								{t.remove}
							</Button>
						</Wish>
					))}
				</ul>
			</div>
			<VisuallyHidden>
				<span role="status">{status}</span>
			</VisuallyHidden>
		</>
	);
}
