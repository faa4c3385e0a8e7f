import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './compare-row.module.css';
import type { Lists } from './use-lists.ts';

const follower = lazyPart(
	async () => (await import(/* webpackChunkName: "later" */ './lists-follower.tsx')).ListsFollower,
);

/** Puts the product into the comparison, or takes it out again; beside it, once it is in, the way there. */
export function CompareRow({ product, lists }: { product: ProductPageData; lists: Lists }) {
	const t = useMessages(productMessages);
	const ListsFollower = useLazy(follower);
	const { isCompared } = lists.listed;
	return (
		<div className={styles.row}>
			<button
				type="button"
				className={styles.compare}
				aria-pressed={isCompared}
				aria-busy={lists.busy === 'isCompared' || undefined}
				onClick={() => void lists.toggle('isCompared')}
			>
				{isCompared ? t.compared : t.compare}
			</button>
			{ListsFollower && <ListsFollower product={product} onFollowed={lists.onFollowed} />}
		</div>
	);
}
