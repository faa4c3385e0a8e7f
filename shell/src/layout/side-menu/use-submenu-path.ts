import { useEffect, useState } from 'react';
import type { MenuItem } from '../menu.ts';

/** ms until a level that slides out is removed (rule 2.21). */
const POP_DELAY = 300;

export interface SubmenuPath {
	/** Addresses of the open items; those from `depth` on are sliding out. */
	urls: readonly string[];
	/** The number of open levels below the top. */
	depth: number;
}

export const TOP: SubmenuPath = { urls: [], depth: 0 };

export function stepInto({ urls, depth }: SubmenuPath, url: string): SubmenuPath {
	return { urls: [...urls.slice(0, depth), url], depth: depth + 1 };
}

export function stepBack({ urls, depth }: SubmenuPath): SubmenuPath {
	return { urls, depth: Math.max(0, depth - 1) };
}

export function removeClosed({ urls, depth }: SubmenuPath): SubmenuPath {
	return { urls: urls.slice(0, depth), depth };
}

/** Finds the items along a path; it ends at the first address that the menu does not know. */
export function itemsAlong(items: readonly MenuItem[], [url, ...rest]: readonly string[]): MenuItem[] {
	const item = items.find((one) => one.url === url);
	return item ? [item, ...itemsAlong(item.children, rest)] : [];
}

export function useSubmenuPath(isOpen: boolean) {
	const [path, setPath] = useState(TOP);
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen !== wasOpen) {
		setWasOpen(isOpen);
		if (isOpen) setPath(TOP);
	}
	useEffect(() => {
		if (path.urls.length === path.depth) return;
		const timer = setTimeout(() => setPath(removeClosed), POP_DELAY);
		return () => clearTimeout(timer);
	}, [path]);
	return {
		path,
		stepInto: (url: string) => setPath((now) => stepInto(now, url)),
		stepBack: () => setPath(stepBack),
	};
}
