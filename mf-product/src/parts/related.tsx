import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import '@pasaz/ui-kit/badge.module.css';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import '@pasaz/ui-kit/product-grid.module.css';
import '@pasaz/ui-kit/product-tile.module.css';
import { useLater } from '@pasaz/ui-kit/use-later';
import { KEPT, useWasServed } from './use-was-served.ts';

/** The browser's build has no grid of its own: it keeps what the server rendered until the shopper acts. */
const Served = typeof document === 'undefined' ? ProductGrid : null;

async function loadGrid() {
	const { ProductGrid: Loaded } = await import(/* webpackChunkName: "later" */ '@pasaz/ui-kit/product-grid');
	return Loaded;
}

/** Products in a grid below the first screens: links from the beginning, and alive when the shopper is there to stay. */
export function Related({ tiles }: { tiles: readonly ProductTile[] }) {
	const wasServed = useWasServed();
	const Grid = useLater(loadGrid) ?? Served;
	if (Grid) {
		return (
			<div key="alive">
				<Grid tiles={tiles} />
			</div>
		);
	}
	return wasServed && <div key="served" dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
