import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCartMessages } from '../messages/add-to-cart.ts';

/** Loaded at the first act of the shopper, so that it is ready for the tap even if the connection has gone. */
const adding = lazyPart(() => import('./put-in-cart.ts'));

interface Adding {
	product: CartCandidate;
	quantity: number;
	/** The line of the cart that becomes this product. */
	line: CartLine | undefined;
}

export function useAddToCart({ product, quantity, line }: Adding) {
	const shop = useShop();
	const t = useMessages(addToCartMessages);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	useLazy(adding);
	const add = async () => {
		setBusy(true);
		try {
			const { changeLine, putInCart } = await adding.load();
			const buying = { ...shop, toCheckout: () => void navigate(pathTo('checkout')) };
			await (line ? changeLine({ product, line }, buying) : putInCart({ product, quantity }, buying));
		} catch (error) {
			console.warn('Nothing was put into the cart', error);
			notify({ type: 'error', message: t.failed });
		}
		setBusy(false);
	};
	return { busy, add };
}
