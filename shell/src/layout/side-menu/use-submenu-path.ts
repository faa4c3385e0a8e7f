import { useEffect, useState } from 'react';
import type { MenuItem } from '../menu.ts';

/** ms after a step back until the level that slides out is taken away (rule 2.21). */
const POP_DELAY = 300;

export interface SubmenuPath {
	/** Addresses of the items that were stepped into; those from `depth` on are on their way out. */
	urls: readonly string[];
	/** How many levels below the top the shopper is. */
	depth: number;
}

export const TOP: SubmenuPath = { urls: [], depth: 0 };

export function stepInto({ urls, depth }: SubmenuPath, url: string): SubmenuPath {
	return { urls: [...urls.slice(0, depth), url], depth: depth + 1 };
}

export function stepBack({ urls, depth }: SubmenuPath): SubmenuPath {
	return { urls, depth: Math.max(0, depth - 1) };
}

/** Takes away what has slid out. */
export function pop({ urls, depth }: SubmenuPath): SubmenuPath {
	return { urls: urls.slice(0, depth), depth };
}

/** The items along a path, from the top on; it ends where the menu does not know an address. */
export function itemsAlong(items: readonly MenuItem[], [url, ...rest]: readonly string[]): MenuItem[] {
	const item = items.find((one) => one.url === url);
	return item ? [item, ...itemsAlong(item.children, rest)] : [];
}

/** Where in the menu a shopper is; at the top again when it is opened anew. */
export function useSubmenuPath(isOpen: boolean) {
	const [path, setPath] = useState(TOP);
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen !== wasOpen) {
		setWasOpen(isOpen);
		if (isOpen) setPath(TOP);
	}
	useEffect(() => {
		if (path.urls.length === path.depth) return;
		const timer = setTimeout(() => setPath(pop), POP_DELAY);
		return () => clearTimeout(timer);
	}, [path]);
	return {
		path,
		stepInto: (url: string) => setPath((now) => stepInto(now, url)),
		stepBack: () => setPath(stepBack),
	};
}
