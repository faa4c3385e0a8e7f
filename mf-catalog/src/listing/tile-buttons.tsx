import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useIsIdle } from '@pasaz/ui-kit/use-is-idle';
import { useContext } from 'react';
import { listingMessages } from '../messages/listing.ts';
import styles from './tile-buttons.module.css';
import { type TileLists, TileListsContext } from './use-tile-lists.tsx';

const HEART = 'M10 17C4 12.6 2.5 10.2 2.5 7.6a3.9 3.9 0 0 1 7.5-1.5 3.9 3.9 0 0 1 7.5 1.5c0 2.6-1.5 5-7.5 9.4Z';
const SCALES = 'M10 3v14M6 17h8M3 5.5h14M4.5 5.5 2.5 11h4Zm11 0L13.5 11h4Z';

interface TileButtonProps {
	isOn: boolean;
	label: string;
	path: string;
	onToggle: () => void;
}

function TileButton({ isOn, label, path, onToggle }: TileButtonProps) {
	return (
		<button type="button" className={styles.button} aria-label={label} aria-pressed={isOn} onClick={onToggle}>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d={path} />
			</svg>
		</button>
	);
}

/** A heart on the product's picture, full when the product is on the wishlist, and scales, full when it is compared. */
export function TileButtons({ tile }: { tile: ProductTile }) {
	const { listed, toggle } = useContext(TileListsContext);
	const t = useMessages(listingMessages);
	const isIdle = useIsIdle();
	const button = (list: keyof TileLists) => {
		const isOn = listed[list].includes(tile.id);
		return { isOn, onToggle: () => toggle({ list, tile, isOn }) };
	};
	return (
		<>
			<TileButton {...button('wished')} label={t.wish({ name: tile.name })} path={HEART} />
			{isIdle && <TileButton {...button('compared')} label={t.compare({ name: tile.name })} path={SCALES} />}
		</>
	);
}
