import '@pasaz/ui-kit/accordion.module.css';
import '@pasaz/ui-kit/lead.module.css';
import '@pasaz/ui-kit/rich-text.module.css';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { KEPT, useWasServed } from '@pasaz/kernel/composition/use-was-served';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useReducer } from 'react';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { About } from './about.tsx';
import './about.module.css';
import './details.module.css';

/** The browser's build has none of its own: nothing in it needs a script, and a page that no server has rendered fetches it. */
const Served = typeof document === 'undefined' ? About : null;

const about = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './about.tsx')).About, {
	when: 'needed',
});

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

/** The product's description and facts, as the server rendered them. */
export function KeptAbout({ product }: KeptAboutProps) {
	const wasServed = useWasServed();
	const [isMissing, onMissing] = useReducer(() => true, false);
	const Loaded = useLazy(about, { isNeeded: !wasServed, onMissing });
	if (wasServed && !Served) return <div dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
	const Part = Served ?? Loaded ?? (isMissing ? Unavailable : null);
	return <div>{Part && <Part product={product} />}</div>;
}
