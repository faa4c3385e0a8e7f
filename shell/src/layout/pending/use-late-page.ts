import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Menu, MenuItem } from '../menu.ts';
import { useNextLocation } from '../use-next-location.ts';
import { $pageWaits } from './page-waits.ts';

export type PageShape = 'listing' | 'product';

function leadsTo(items: readonly MenuItem[], path: string): boolean {
	return items.some(({ url, children }) => url === path || leadsTo(children, path));
}

/** Paths in the menu are listings, and a tile leads to a product; other pages are not guessed. */
export function pageShape(path: string, { menu, fromTile }: { menu: Menu; fromTile: boolean }): PageShape | null {
	if (leadsTo(menu, path)) return 'listing';
	return fromTile ? 'product' : null;
}

/** ms before the shopper sees that another page is coming; most pages come sooner. */
const SHOWN_AFTER = 250;

function useTappedTile() {
	const tappedTile = useRef(false);
	useEffect(() => {
		const noteTile = (target: EventTarget | null) => {
			tappedTile.current = target instanceof Element && target.closest('article') !== null;
		};
		const note = ({ target }: MouseEvent) => noteTile(target);
		// The tap that loaded this code may have come before the listener.
		noteTile(document.activeElement);
		addEventListener('click', note, { capture: true });
		return () => removeEventListener('click', note, { capture: true });
	}, []);
	return tappedTile;
}

/** Returns the shape of a page that is late; null if none is late or its shape is unknown. */
export function useLatePage(menu: Menu): PageShape | null {
	const here = useLocation().pathname;
	const next = useNextLocation().pathname;
	const waits = useStore($pageWaits);
	const tappedTile = useTappedTile();
	const [late, setLate] = useState<{ path: string; shape: PageShape | null } | null>(null);
	useEffect(() => {
		if (next === here) return;
		const shape = pageShape(next, { menu, fromTile: tappedTile.current });
		const timer = setTimeout(() => setLate({ path: next, shape }), SHOWN_AFTER);
		return () => clearTimeout(timer);
	}, [next, here, menu, tappedTile]);
	// A later navigation to the same page waits its full time again.
	useEffect(() => {
		if (next === here && !$pageWaits.get()) setLate(null);
	}, [next, here, waits]);
	return (next !== here || waits) && late?.path === next ? late.shape : null;
}
