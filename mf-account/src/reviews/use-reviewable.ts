import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { reviewableProducts, reviewsToWrite } from '@pasaz/kernel/contract/review';
import { $user } from '@pasaz/kernel/stores/user';
import { useCallback } from 'react';
import { useLoaded } from '../frame/use-loaded.ts';

export interface Reviewable {
	product_id: number;
	name: string;
	image: string | null;
	is_reviewed?: boolean;
	has_sizes?: boolean | undefined;
}

interface OrderLink {
	orderUuid: string;
	orderSecret: string;
}

/** Products to review: those of the linked order, else those that the signed-in shopper has bought. */
export function useReviewable(link: OrderLink | undefined) {
	const { api } = useShop();
	const { session } = useStore($user, { ssr: 'initial' });
	const { orderUuid: uuid, orderSecret: secret } = link ?? {};
	const load = useCallback(async (): Promise<Reviewable[]> => {
		if (uuid && secret) return (await api.call(reviewableProducts, { params: { uuid, secret } })).products;
		return session ? api.call(reviewsToWrite) : [];
	}, [api, uuid, secret, session]);
	return useLoaded(load);
}
