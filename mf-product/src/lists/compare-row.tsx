import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { ReactNode } from 'react';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './compare-row.module.css';
import type { Lists } from './use-lists.ts';

const listsSubscriber = lazyPart(
	async () => (await import(/* webpackChunkName: "later" */ './lists-subscriber.tsx')).ListsSubscriber,
);

interface CompareRowProps {
	product: ProductPageData;
	lists: Lists;
	children: ReactNode;
}

export function CompareRow({ product, lists, children }: CompareRowProps) {
	const t = useMessages(productMessages);
	const ListsSubscriber = useLazy(listsSubscriber);
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
			{ListsSubscriber && <ListsSubscriber product={product} onChange={lists.onChange} />}
			{children}
		</div>
	);
}
