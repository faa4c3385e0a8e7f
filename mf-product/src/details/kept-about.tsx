import '@pasaz/ui-kit/accordion.module.css';
import '@pasaz/ui-kit/rich-text.module.css';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { KEPT, useWasServed } from '../product/use-was-served.ts';
import { About as Served } from './about.tsx';
import './about.module.css';
import './details.module.css';

/** Nothing in it needs a script: the browser's build fetches it only for a page that no server has rendered. */
export const loadAbout = () => import(/* webpackChunkName: "later" */ './about.tsx');

interface KeptAboutProps {
	product: ProductPageData;
}

/** The product can be bought without it; the next page asks for it again. */
function Unavailable({ product }: KeptAboutProps) {
	const t = useMessages(productMessages);
	return (
		<Link to={product.href} reloadDocument>
			{t.reload}
		</Link>
	);
}

function lazyAbout() {
	return lazy(async () => {
		try {
			const { About: Loaded } = await loadAbout();
			await loadTexts(document.documentElement.lang);
			return { default: Loaded };
		} catch (error) {
			console.warn('What there is to read about a product cannot be had', error);
			About = lazyAbout();
			return { default: Unavailable };
		}
	});
}

let About: ComponentType<KeptAboutProps> = typeof document === 'undefined' ? Served : lazyAbout();

/** What there is to read about a product, as the server rendered it. */
export function KeptAbout({ product }: KeptAboutProps) {
	// the one of now: a page that is shown again does not change it
	const [Part] = useState(() => About);
	const wasServed = useWasServed();
	if (typeof document !== 'undefined' && wasServed) {
		return <div dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
	}
	return (
		<div>
			<Suspense fallback={null}>
				<Part product={product} />
			</Suspense>
		</div>
	);
}
