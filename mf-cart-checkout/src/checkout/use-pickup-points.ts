import { useShop } from '@pasaz/kernel/composition/shop';
import { type PickupPoint, pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { useEffect, useState } from 'react';

/** ms without a key before the search is asked. */
const DEBOUNCE = 300;
/** Characters below which a search would find too much. */
const MIN_SEARCH_LENGTH = 2;

export type FoundPoints =
	| { status: 'none' | 'asking' }
	| { status: 'found'; points: readonly PickupPoint[] }
	| { status: 'failed'; error: unknown };

interface Search {
	country: string;
	words: string;
	/** Whose points; those of parcels where missing. */
	carrier?: string;
	/** The cart whose pieces the points must have, as the server has it; `hash` says which pieces these are. */
	cart?: { cartId: string; hash: string } | null;
}

export function usePickupPoints({ country, words, carrier, cart }: Search): FoundPoints {
	const { api } = useShop();
	const { cartId, hash } = cart ?? {};
	const [found, setFound] = useState<FoundPoints>({ status: 'none' });
	const [shownCountry, setShownCountry] = useState(country);
	// no point of one country can be chosen in another while the points there are asked for
	if (shownCountry !== country) {
		setShownCountry(country);
		setFound({ status: 'none' });
	}
	const search = words.trim();
	useEffect(() => {
		if (!carrier && search.length < MIN_SEARCH_LENGTH) return setFound({ status: 'none' });
		setFound((before) => (before.status === 'found' ? before : { status: 'asking' }));
		const asking = new AbortController();
		const { signal } = asking;
		const timer = setTimeout(() => {
			const query = { country, ...(search && { search }), ...(carrier && { carrier }), ...(cartId && { cartId }) };
			api.call(pickupPoints, { query, signal }).then(
				(points) => setFound({ status: 'found', points }),
				(error: unknown) => signal.aborted || setFound({ status: 'failed', error }),
			);
		}, DEBOUNCE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [api, country, search, carrier, cartId, hash]);
	return found;
}
