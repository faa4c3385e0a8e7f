import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { ProductTile } from '@pasaz/ui-kit/product-tile';
import styles from './product-rail.module.css';

const SIZES = '(min-width: 64rem) 28vw, (min-width: 44rem) 36vw, 68vw';

/** Large tiles in one row that is moved sideways. */
export function ProductRail({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<ul className={styles.rail}>
			{tiles.map((tile) => (
				<li key={tile.sku} className={styles.cell}>
					<ProductTile tile={tile} sizes={SIZES} />
				</li>
			))}
		</ul>
	);
}
