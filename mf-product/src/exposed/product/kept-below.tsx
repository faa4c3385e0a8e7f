import '@pasaz/ui-kit/badge.module.css';
import '@pasaz/ui-kit/product-grid.module.css';
import '@pasaz/ui-kit/product-tile.module.css';
import '@pasaz/ui-kit/rating.module.css';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useFilledLater } from '@pasaz/kernel/composition/use-filled-later';
import { KEPT, useWasServed } from '@pasaz/kernel/composition/use-was-served';
import { useNavigationType } from 'react-router';
import type { ProductPageData } from '../../product/product-page-data.ts';
import { Below } from './below.tsx';
import '../../reviews/reviews.module.css';
import './below.module.css';

/** The browser's build has none of its own: it keeps what the server rendered until the shopper acts. */
const Served = typeof document === 'undefined' ? Below : null;

const below = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './below.tsx')).Below);

/** What is below the first screens: links from the beginning, and alive when the shopper is there to stay. */
export function KeptBelow({ product }: { product: ProductPageData }) {
	const wasServed = useWasServed();
	const Part = useLazy(below) ?? Served;
	const isReturn = useNavigationType() === 'POP';
	// the way back may lead to a place in it
	const { isFilled } = useFilledLater(() => !wasServed && !isReturn);
	if (Part && isFilled) {
		return (
			<div key="alive">
				<Part product={product} />
			</div>
		);
	}
	return wasServed && <div key="served" dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
