import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { listingMessages } from '../messages/listing.ts';
import styles from './wish-button.module.css';

const HEART = 'M10 17C4 12.6 2.5 10.2 2.5 7.6a3.9 3.9 0 0 1 7.5-1.5 3.9 3.9 0 0 1 7.5 1.5c0 2.6-1.5 5-7.5 9.4Z';

interface WishButtonProps {
	tile: ProductTile;
	isWished: boolean;
	onToggle: (tile: ProductTile, isWished: boolean) => void;
}

/** A heart on the product's picture, full when the product is on the wishlist. */
export function WishButton({ tile, isWished, onToggle }: WishButtonProps) {
	const t = useMessages(listingMessages);
	return (
		<button
			type="button"
			className={styles.wish}
			aria-label={t.wish({ name: tile.name })}
			aria-pressed={isWished}
			onClick={() => onToggle(tile, isWished)}
		>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d={HEART} />
			</svg>
		</button>
	);
}
