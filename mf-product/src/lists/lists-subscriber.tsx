import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $compare } from '@pasaz/kernel/stores/compare';
import { $wishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { extrasMessages } from '../messages/extras.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { type Listed, listedOf, startLists } from './toggle-listed.ts';

interface ListsSubscriberProps {
	product: ProductPageData;
	onChange: (listed: Listed) => void;
}

export function ListsSubscriber({ product, onChange }: ListsSubscriberProps) {
	const t = useMessages(extrasMessages);
	const compared = useStore($compare, { ssr: 'initial' });
	const wished = useStore($wishlist, { ssr: 'initial' });
	useEffect(startLists, []);
	useEffect(() => onChange(listedOf(product)), [product, compared, wished, onChange]);
	return (
		<>
			{listedOf(product).isCompared && (
				<Link to={PATHS.compare}>
					{t.seeComparison}
					<VisuallyHidden> ({t.compared(compared.length)})</VisuallyHidden>
				</Link>
			)}
		</>
	);
}
