import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCartMessages } from '../messages/add-to-cart.ts';

/** The shopper is there, and about to act. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

const load = () => import('./put-in-cart.ts');
const loadEarly = () => void load().catch((error: unknown) => console.warn('The cart cannot be had yet', error));

/** What a tap needs is fetched at the shopper's first move, so that it is there for the tap, also when the connection is not. */
function useLoadedEarly() {
	useEffect(() => {
		if ('touched' in document.documentElement.dataset) return loadEarly();
		for (const sign of SIGNS) addEventListener(sign, loadEarly, { once: true, passive: true });
	}, []);
}

/** Puts a product into the cart at a tap. */
export function useAddToCart(product: CartCandidate, quantity: number) {
	const { api, translator } = useShop();
	const text = useMessages(addToCartMessages);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	useLoadedEarly();
	const add = async () => {
		setBusy(true);
		try {
			const { putInCart } = await load();
			await putInCart({ product, quantity }, { api, translator, toCheckout: () => void navigate(pathTo('checkout')) });
		} catch (error) {
			console.warn('Nothing was put into the cart', error);
			notify({ type: 'error', message: text.failed });
		}
		setBusy(false);
	};
	return { busy, add };
}
