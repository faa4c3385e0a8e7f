import { Kept } from '@pasaz/kernel/composition/kept';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { ProductTile } from '@pasaz/ui-kit/product-tile';
import styles from './product-rail.module.css';

const SIZES = 'clamp(240px, 28vw, 400px)';

/** Large tiles in one row that scrolls sideways. */
export function ProductRail({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<ul className={styles.rail}>
			{tiles.map((tile) => (
				<li key={tile.sku} className={styles.cell}>
					<Kept>
						<ProductTile tile={tile} sizes={SIZES} />
					</Kept>
				</li>
			))}
		</ul>
	);
}
