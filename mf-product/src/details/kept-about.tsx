import '@pasaz/ui-kit/accordion.module.css';
import '@pasaz/ui-kit/rich-text.module.css';
import { lazy, Suspense } from 'react';
import type { ProductPageData } from '../product/product-page-data.ts';
import { KEPT, useWasServed } from '../use-was-served.ts';
import { About as Served } from './about.tsx';
import './about.module.css';
import './details.module.css';

/** Nothing in it needs a script: the browser's build fetches it only for a page that no server has rendered. */
export const loadAbout = () => import(/* webpackChunkName: "later" */ './about.tsx');

const About =
	typeof document === 'undefined'
		? Served
		: lazy(async () => {
				const { About: Loaded } = await loadAbout();
				return { default: Loaded };
			});

/** What there is to read about a product, as the server rendered it. */
export function KeptAbout({ product }: { product: ProductPageData }) {
	const wasServed = useWasServed();
	if (typeof document !== 'undefined' && wasServed) {
		return <div dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
	}
	return (
		<div>
			<Suspense fallback={null}>
				<About product={product} />
			</Suspense>
		</div>
	);
}
