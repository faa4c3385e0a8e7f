import { type LazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCartMessages } from '../messages/add-to-cart.ts';
import type { Buying } from './put-in-cart.ts';

/** @param code loaded at the first act of the shopper, so that it is ready for the tap even if the connection has gone */
export function useAdding<Code>(code: LazyPart<Code>, putIn: (code: Code, buying: Buying) => Promise<void>) {
	const shop = useShop();
	const t = useMessages(addToCartMessages);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	useLazy(code);
	const add = async () => {
		setBusy(true);
		try {
			await putIn(await code.load(), { ...shop, toCheckout: () => void navigate(pathTo('checkout')) });
		} catch (error) {
			console.warn('Nothing was put into the cart', error);
			notify({ type: 'error', message: t.failed });
		}
		setBusy(false);
	};
	return { busy, add };
}
