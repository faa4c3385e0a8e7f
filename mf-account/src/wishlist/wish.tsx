import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { NameLink } from '@pasaz/ui-kit/name-link';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import type { ReactNode } from 'react';
import { wishlistMessages } from '../messages/wishlist.ts';
import styles from './wish-list.module.css';

interface WishProps {
	wish: ProductTile;
	/** The wish of the shopper's own list, which leaves it when it was bought. */
	wishId?: number;
	onLeave?: (() => void) | undefined;
	children: ReactNode;
}

export function Wish({ wish, wishId, onLeave, children }: WishProps) {
	const t = useMessages(wishlistMessages);
	const { sku, name, href } = wish;
	return (
		<li className={styles.wish}>
			<div>
				<Picture path={wish.image} use="tile" alt="" sizes="(min-width: 40rem) 12rem, 6rem" />
			</div>
			<div className={styles.facts}>
				<NameLink to={href} onClick={onLeave}>
					{name}
				</NameLink>
				<Price price={wish.price} regularPrice={wish.regularPrice} lowest30Days={wish.lowest30Days} from={wish.from} />
				{wish.isInStock ? (
					<Fragment
						name="mf_product/quick-buy"
						props={{ sku, name, href, ...(wishId !== undefined && { wishId }) }}
						fallback={null}
					/>
				) : (
					<p className={styles.soldOut}>{t.soldOut}</p>
				)}
				{children}
			</div>
		</li>
	);
}
