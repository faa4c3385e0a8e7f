import { useStore } from '@nanostores/react';
import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { Fragments, ProductAddition, SetAddition } from '@pasaz/kernel/contract/slices';
import { buyButtonMessages } from '@pasaz/kernel/i18n/buy-button';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { Button } from '@pasaz/ui-kit/button';
import { useAdding } from '../add-to-cart/use-adding.ts';
import styles from './add-to-cart.module.css';

const adding = lazyPart(() => import('../add-to-cart/put-in-cart.ts'), { when: 'act' });
const addingSet = lazyPart(() => import('../add-to-cart/put-set-in-cart.ts'), { when: 'act' });

function AddProduct({ product, quantity, changes }: ProductAddition) {
	const t = useMessages(buyButtonMessages);
	const { lines } = useStore($cart, { ssr: 'initial' });
	const line = changes === undefined ? undefined : lines.find(({ place }) => place === changes);
	const { busy, add } = useAdding(adding, ({ changeLine, putInCart }, buying) =>
		line ? changeLine({ product, line }, buying) : putInCart({ product, quantity }, buying),
	);
	const label = line ? t.save : t.add;
	return (
		<Button disabled={!product.isInStock} busy={busy} onClick={() => void add()}>
			{product.isInStock ? label : t.unavailable}
		</Button>
	);
}

function AddSet({ parts, label }: SetAddition) {
	const { busy, add } = useAdding(addingSet, ({ putSetInCart }, buying) => putSetInCart(parts, buying));
	return (
		<Button disabled={parts.length === 0} busy={busy} onClick={() => void add()}>
			{label}
		</Button>
	);
}

export function Component(props: Fragments['mf_cart_checkout/add-to-cart']) {
	return <div className={styles.place}>{'parts' in props ? <AddSet {...props} /> : <AddProduct {...props} />}</div>;
}
