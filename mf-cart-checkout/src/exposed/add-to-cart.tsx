import type { Fragments } from '@pasaz/kernel/contract/slices';
import { buyButtonMessages } from '@pasaz/kernel/i18n/buy-button';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import styles from './add-to-cart.module.css';

export function Component({ product, quantity }: Fragments['mf_cart_checkout/add-to-cart']) {
	const t = useMessages(buyButtonMessages);
	const { busy, add } = useAddToCart(product, quantity);
	return (
		<div className={styles.place}>
			<Button disabled={!product.isInStock} busy={busy} onClick={() => void add()}>
				{product.isInStock ? t.add : t.unavailable}
			</Button>
		</div>
	);
}
