import { Kept } from '@pasaz/kernel/composition/kept';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { type ReactNode, useRef } from 'react';
import styles from './product-grid.module.css';
import { ProductTile } from './product-tile.tsx';
import { type CellNow, useListAsLeft } from './use-list-as-left.ts';

/** Width of a tile's picture; the preload of a lead picture must use the same value. */
export const TILE_SIZES = '(min-width: 64rem) 23vw, (min-width: 44rem) 30vw, 45vw';
const FIRST_ROW = 4;

interface ProductGridProps {
	tiles: readonly Tile[];
	heading?: 'h2' | 'h3';
	/** Whether the first row is on the first screen, so that its first picture is the page's largest. */
	leads?: boolean;
	/** A control on each tile's picture. */
	action?: (tile: Tile) => ReactNode;
	/** A last cell, e.g. a link to more. */
	children?: ReactNode;
}

function loadingOf(index: number) {
	if (index === 0) return 'lead';
	return index < FIRST_ROW ? 'eager' : 'lazy';
}

function Cell({ now: { isBuilt, height }, children }: { now: CellNow; children: ReactNode }) {
	if (!isBuilt) return <li className={styles.cell} style={{ height }} />;
	const style = height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };
	return (
		<li className={styles.cell} style={style}>
			{children}
		</li>
	);
}

/**
 * The browser lays out rows far below the first screen when they come near. Tiles of the first row are hydrated one by one, so
 * that a first tap waits for one only, and the others together: each part by itself delays the page that a tap leads to.
 */
export function ProductGrid({ tiles, heading = 'h3', leads = false, action, children }: ProductGridProps) {
	const list = useRef<HTMLUListElement>(null);
	const cellNow = useListAsLeft(list, tiles.length);
	const tileAt = (tile: Tile, index: number) => (
		<ProductTile
			tile={tile}
			sizes={TILE_SIZES}
			heading={heading}
			loading={leads ? loadingOf(index) : 'lazy'}
			action={action?.(tile)}
		/>
	);
	return (
		<ul className={styles.grid} ref={list}>
			{tiles.slice(0, FIRST_ROW).map((tile, index) => (
				<Cell key={tile.sku} now={cellNow(index)}>
					<Kept>{tileAt(tile, index)}</Kept>
				</Cell>
			))}
			<Kept>
				{tiles.slice(FIRST_ROW).map((tile, index) => (
					<Cell key={tile.sku} now={cellNow(FIRST_ROW + index)}>
						{tileAt(tile, FIRST_ROW + index)}
					</Cell>
				))}
			</Kept>
			{children && <li className={styles.last}>{children}</li>}
		</ul>
	);
}
