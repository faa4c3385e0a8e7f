import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import type { List, Listed } from './toggle-listed.ts';

/** Wishlist and comparison of one product. Both are loaded at the first act of the shopper; until then it is on neither. */
export interface Lists {
	listed: Listed;
	busy: List | null;
	toggle: (list: List) => Promise<void>;
	onChange: (listed: Listed) => void;
}

export function useLists(product: ProductPageData): Lists {
	const t = useMessages(productMessages);
	const [listed, onChange] = useState<Listed>({ isWished: false, isCompared: false });
	const [busy, setBusy] = useState<List | null>(null);
	const toggle = async (list: List) => {
		if (busy === list) return;
		setBusy(list);
		try {
			const { toggleListed } = await import(/* webpackChunkName: "later" */ './toggle-listed.ts');
			onChange(toggleListed(list, product, listed[list]));
		} catch (error) {
			console.warn('The lists failed to load', error);
			notify({ type: 'error', message: t.failed });
		}
		setBusy(null);
	};
	return { listed, busy, toggle, onChange };
}
