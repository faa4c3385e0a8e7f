import { useStore } from '@nanostores/react';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { startWhenStored } from '@pasaz/kernel/stores/start-when-stored';
import { atom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';

type Place = { className: string | undefined };

const $count = atom<ComponentType<Place> | null>(null);

async function fetchCount() {
	const { WishedProducts } = await import('./wished-products.tsx');
	await loadTexts(document.documentElement.lang);
	$count.set(WishedProducts);
}

function notYet(error: unknown) {
	console.warn('The number of wishes cannot be shown yet', error);
}

/** How many products are wished for: fetched when the device keeps any, or when the shopper acts. */
export function WishlistCount(place: Place) {
	const Count = useStore($count);
	useEffect(() => {
		if ($count.get()) return;
		// the key of `stores/wishlist`, which is what is to be fetched later
		const key = 'wishlist/current-wishlist';
		void startWhenStored({ key, $store: $count, startEmpty: () => {}, start: fetchCount });
		// a wish may have been tapped before the page came alive: it is on its way, and nothing is stored yet
		if ('touched' in document.documentElement.dataset) fetchCount().catch(notYet);
	}, []);
	return Count && <Count {...place} />;
}
