import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Menu, MenuItem } from '../menu.ts';
import { $pageWaits } from './page-waits.ts';

/** What a page on its way will look like, as far as that is known before it comes. */
export type PageShape = 'listing' | 'product';

function leadsTo(items: readonly MenuItem[], path: string): boolean {
	return items.some(({ url, children }) => url === path || leadsTo(children, path));
}

/** The menu knows the listings, and a tile leads to a product; of other pages nothing is guessed. */
export function pageShape(path: string, { menu, fromTile }: { menu: Menu; fromTile: boolean }): PageShape | null {
	if (leadsTo(menu, path)) return 'listing';
	return fromTile ? 'product' : null;
}

/** ms until a shopper is shown that another page is on its way; most are there before. */
const PATIENCE = 250;

/** Whether the last tap was on a product's tile. */
function useTappedTile() {
	const tappedTile = useRef(false);
	useEffect(() => {
		const noteTile = (target: EventTarget | null) => {
			tappedTile.current = target instanceof Element && target.closest('article') !== null;
		};
		const note = ({ target }: MouseEvent) => noteTile(target);
		// the tap that brought this code may have come before it
		noteTile(document.activeElement);
		addEventListener('click', note, { capture: true });
		return () => removeEventListener('click', note, { capture: true });
	}, []);
	return tappedTile;
}

/** The shape of a page that is late; null while none is, or where its shape is not known. */
export function useLatePage(menu: Menu): PageShape | null {
	const here = useLocation().pathname;
	const next = useNavigation().location?.pathname ?? here;
	const waits = useStore($pageWaits);
	const tappedTile = useTappedTile();
	const [late, setLate] = useState<{ path: string; shape: PageShape | null } | null>(null);
	useEffect(() => {
		if (next === here) return;
		const shape = pageShape(next, { menu, fromTile: tappedTile.current });
		const timer = setTimeout(() => setLate({ path: next, shape }), PATIENCE);
		return () => clearTimeout(timer);
	}, [next, here, menu, tappedTile]);
	// the next time that the same page is asked for, it has its whole time again
	useEffect(() => {
		if (next === here && !$pageWaits.get()) setLate(null);
	}, [next, here, waits]);
	return (next !== here || waits) && late?.path === next ? late.shape : null;
}
