import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';

/** On which of the shopper's lists a product is. */
export interface Listed {
	isWished: boolean;
	isCompared: boolean;
}

export type List = keyof Listed;

/** What a shopper may do with a product besides buying it. The lists are fetched when the shopper acts; before, it is on none. */
export interface Lists {
	listed: Listed;
	/** The one that is being changed. */
	busy: List | null;
	toggle: (list: List) => Promise<void>;
	onFollowed: (listed: Listed) => void;
}

export function useLists(product: ProductPageData): Lists {
	const t = useMessages(productMessages);
	const [listed, onFollowed] = useState<Listed>({ isWished: false, isCompared: false });
	const [busy, setBusy] = useState<List | null>(null);
	const toggle = async (list: List) => {
		if (busy === list) return;
		setBusy(list);
		try {
			const { toggleOf } = await import(/* webpackChunkName: "later" */ './toggle-of.ts');
			onFollowed(toggleOf[list](product));
		} catch (error) {
			console.warn('The lists cannot be had', error);
			notify({ type: 'error', message: t.failed });
		}
		setBusy(null);
	};
	return { listed, busy, toggle, onFollowed };
}
