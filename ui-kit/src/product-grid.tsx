import { Kept } from '@pasaz/kernel/composition/kept';
import { type KeptContent, useKeptMarkup } from '@pasaz/kernel/composition/use-kept-markup';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { type ComponentType, type ReactNode, useRef } from 'react';
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
	/** A control on each tile's picture. Before hydration it looks alike on all pages. */
	action?: ComponentType<{ tile: Tile }> | undefined;
	children?: ReactNode;
}

function loadingOf(index: number) {
	if (index === 0) return 'lead';
	return index < FIRST_ROW ? 'eager' : 'lazy';
}

interface CellProps {
	now: CellNow;
	content: KeptContent;
}

function Cell({ now: { isBuilt, height }, content }: CellProps) {
	if (!isBuilt) return <li className={styles.cell} style={{ height }} />;
	const style = height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };
	return <li className={styles.cell} style={style} {...content} />;
}

/**
 * The browser lays out rows far below the first screen when they come near. Tiles of the first row are hydrated one by one, so
 * that a first tap waits for one only, and the others together: each part by itself delays the page that a tap leads to.
 */
export function ProductGrid({ tiles, heading = 'h3', leads = false, action: Action, children }: ProductGridProps) {
	const list = useRef<HTMLUListElement>(null);
	const cellNow = useListAsLeft(list, tiles.length);
	const kept = useKeptMarkup();
	const cellOf = (tile: Tile, index: number) => {
		const isFirst = index < FIRST_ROW;
		const loading = leads ? loadingOf(index) : 'lazy';
		const action = Action && <Action tile={tile} />;
		const shown = <ProductTile tile={tile} sizes={TILE_SIZES} heading={heading} loading={loading} action={action} />;
		const part = isFirst ? <Kept>{shown}</Kept> : shown;
		const keyOf = () => JSON.stringify([isFirst, loading, heading, tile]);
		return <Cell key={tile.sku} now={cellNow(index)} content={kept(Action ?? ProductGrid, keyOf, part)} />;
	};
	return (
		<ul className={styles.grid} ref={list}>
			{tiles.slice(0, FIRST_ROW).map(cellOf)}
			<Kept>{tiles.slice(FIRST_ROW).map((tile, index) => cellOf(tile, FIRST_ROW + index))}</Kept>
			{children && <li className={styles.last}>{children}</li>}
		</ul>
	);
}
