import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { Button } from '@pasaz/ui-kit/button';
import { useAdding } from '../add-to-cart/use-adding.ts';
import styles from './add-to-cart.module.css';

const adding = lazyPart(() => import('../add-to-cart/put-set-in-cart.ts'));

export function Component({ parts, label }: Fragments['mf_cart_checkout/add-set']) {
	const { busy, add } = useAdding(adding, ({ putSetInCart }, buying) => putSetInCart(parts, buying));
	return (
		<div className={styles.place}>
			<Button disabled={parts.length === 0} busy={busy} onClick={() => void add()}>
				{label}
			</Button>
		</div>
	);
}
