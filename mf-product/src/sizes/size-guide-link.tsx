import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS, shopPagePath } from '@pasaz/kernel/routes';
import { Link } from 'react-router';
import { productMessages } from '../messages/product.ts';
import type { VariantAttribute } from '../product/product-page-data.ts';
import { useOpened } from '../product/use-opened.ts';

interface SizeGuideLinkProps {
	categoryIds: readonly number[];
	values: VariantAttribute['values'];
	chosen: number | undefined;
}

const sizeGuide = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './size-guide.tsx')).SizeGuide);

/** Opens the size guide; leads to the shop's page about sizes when it cannot be loaded. */
export function SizeGuideLink({ categoryIds, values, chosen }: SizeGuideLinkProps) {
	const t = useMessages(productMessages);
	const { storeView } = useShop();
	const { Part: Guide, open, close } = useOpened(sizeGuide);
	return (
		<>
			<Link to={shopPagePath(storeView, 'sizes') ?? PATHS.faq} onClick={(event) => void open(event)}>
				{t.sizeGuide}
			</Link>
			{Guide && (
				<Guide
					categoryIds={categoryIds}
					sizes={values.map(({ label }) => label)}
					chosen={values.find(({ id }) => id === chosen)?.label}
					onClose={close}
				/>
			)}
		</>
	);
}
