import { useStore } from '@nanostores/react';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { buyButtonMessages } from '@pasaz/kernel/i18n/buy-button';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { Button } from '@pasaz/ui-kit/button';
import { useAdding } from '../add-to-cart/use-adding.ts';
import styles from './add-to-cart.module.css';

const adding = lazyPart(() => import('../add-to-cart/put-in-cart.ts'));

export function Component({ product, quantity, changes }: Fragments['mf_cart_checkout/add-to-cart']) {
	const t = useMessages(buyButtonMessages);
	const { lines } = useStore($cart, { ssr: 'initial' });
	const line = changes === undefined ? undefined : lines.find(({ place }) => place === changes);
	const { busy, add } = useAdding(adding, ({ changeLine, putInCart }, buying) =>
		line ? changeLine({ product, line }, buying) : putInCart({ product, quantity }, buying),
	);
	const label = line ? t.save : t.add;
	return (
		<div className={styles.place}>
			<Button disabled={!product.isInStock} busy={busy} onClick={() => void add()}>
				{product.isInStock ? label : t.unavailable}
			</Button>
		</div>
	);
}
