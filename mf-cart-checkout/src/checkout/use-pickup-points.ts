import { useShop } from '@pasaz/kernel/composition/shop';
import { type PickupPoint, pickupPoints } from '@pasaz/kernel/contract/pickup-point';
import { useEffect, useState } from 'react';

/** ms without a key before the search is asked. */
const PAUSE = 300;
/** Characters below which a search would find too much. */
const LEAST = 2;

export type FoundPoints =
	| { status: 'none' | 'asking' }
	| { status: 'found'; points: readonly PickupPoint[] }
	| { status: 'failed'; error: unknown };

interface Search {
	country: string;
	/** Town, street or postcode. */
	words: string;
}

/** Points that a search finds, while it is typed. */
export function usePickupPoints({ country, words }: Search): FoundPoints {
	const { api } = useShop();
	const [found, setFound] = useState<FoundPoints>({ status: 'none' });
	const search = words.trim();
	useEffect(() => {
		if (search.length < LEAST) return setFound({ status: 'none' });
		setFound((before) => (before.status === 'found' ? before : { status: 'asking' }));
		const asking = new AbortController();
		const { signal } = asking;
		const timer = setTimeout(() => {
			api.call(pickupPoints, { query: { country, search }, signal }).then(
				(points) => setFound({ status: 'found', points }),
				(error: unknown) => signal.aborted || setFound({ status: 'failed', error }),
			);
		}, PAUSE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [api, country, search]);
	return found;
}
