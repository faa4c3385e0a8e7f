import { useEarlyTap } from '@pasaz/kernel/composition/early-tap';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { useRef } from 'react';
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import { addToCartMessages } from '../messages/add-to-cart.ts';
import styles from './add-to-cart.module.css';

/** Takes a product into the cart; a tap from before hydration counts. */
export function Component({ product, quantity }: Fragments['mf_cart_checkout/add-to-cart']) {
	const text = useMessages(addToCartMessages);
	const { busy, add } = useAddToCart(product, quantity);
	const button = useRef<HTMLButtonElement>(null);
	useEarlyTap(button, Object.keys(product.errors).length === 0);
	return (
		<div className={styles.place}>
			<Button ref={button} data-early-tap="" disabled={!product.isInStock} busy={busy} onClick={() => void add()}>
				{product.isInStock ? text.add : text.unavailable}
			</Button>
		</div>
	);
}
