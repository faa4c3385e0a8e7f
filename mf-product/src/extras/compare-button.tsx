import { useShop } from '@pasaz/kernel/composition/shop';
import type { StoredProduct } from '@pasaz/kernel/domain/stored-product';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $compare, addToCompare, removeFromCompare, startCompare } from '@pasaz/kernel/stores/compare';
import { Button } from '@pasaz/ui-kit/button';
import { useStored } from '@pasaz/ui-kit/use-stored';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { extrasMessages } from '../messages/extras.ts';
import { completeProduct } from './complete-product.ts';
import styles from './product-tools.module.css';

const NONE: readonly StoredProduct[] = [];

/** Puts the product into the comparison, or takes it out again. */
export function CompareButton({ product }: { product: StoredProduct }) {
	const t = useMessages(extrasMessages);
	const { api } = useShop();
	const compared = useStored($compare, NONE);
	const [isAdding, setAdding] = useState(false);
	useEffect(startCompare, []);
	const isCompared = compared.some(({ sku }) => sku === product.sku);
	const add = async () => {
		setAdding(true);
		addToCompare(await completeProduct(api, product));
		setAdding(false);
	};
	const toggle = () => (isCompared ? removeFromCompare(product.sku) : void add());
	return (
		<>
			<Button variant="quiet" aria-pressed={isCompared} busy={isAdding} onClick={toggle}>
				{isCompared ? t.compared : t.compare}
			</Button>
			{compared.length > 0 && (
				<Link className={styles.link} to={PATHS.compare}>
					{t.seeComparison(compared.length)}
				</Link>
			)}
		</>
	);
}
