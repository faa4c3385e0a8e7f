import { useStore } from '@nanostores/react';
import { $compare, addToCompare, removeFromCompare, startCompare } from '@pasaz/kernel/stores/compare';
import { $wishlist, addToWishlist, removeFromWishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { useEffect } from 'react';
import type { ListTap, TileLists } from './use-tile-lists.tsx';

function listed(): TileLists {
	return { wished: $wishlist.get().map(({ id }) => id), compared: $compare.get().map(({ id }) => id) };
}

function startLists(): void {
	startWishlist();
	startCompare();
}

export function ListsSubscriber({ onChange }: { onChange: (lists: TileLists) => void }) {
	const wishes = useStore($wishlist, { ssr: 'initial' });
	const compared = useStore($compare, { ssr: 'initial' });
	useEffect(startLists, []);
	useEffect(() => onChange(listed()), [wishes, compared, onChange]);
	return null;
}

/** Puts the product on the list, or takes it off if its button said that it is there. @returns what is on the lists then */
export function toggleListed({ list, tile, isOn }: ListTap): TileLists {
	startLists();
	const isThere = listed()[list].includes(tile.id);
	if (isThere && isOn) {
		if (list === 'wished') removeFromWishlist(tile.id);
		else removeFromCompare(tile.sku);
	}
	if (!isThere && !isOn) {
		if (list === 'wished') addToWishlist(tile);
		else addToCompare(tile);
	}
	return listed();
}
