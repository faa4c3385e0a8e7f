import { useShop } from '@pasaz/kernel/composition/shop';
import { showroomList, showroomStock } from '@pasaz/kernel/contract/showroom';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { PATHS, pathTo } from '@pasaz/kernel/routes';
import { Modal } from '@pasaz/ui-kit/modal';
import { Notice } from '@pasaz/ui-kit/notice';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { Link } from 'react-router';
import { laterMessages } from '../messages/later.ts';
import type { Choice } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { useLoaded } from '../product/use-loaded.ts';
import { type StockedShowroom, shownVariants, showroomsWith } from './on-shelves.ts';
import styles from './showroom-stock.module.css';

interface ShowroomStockProps {
	product: ProductPageData;
	choice: Choice;
	onClose: () => void;
}

async function loadShelves(api: Api, { product, choice }: Pick<ShowroomStockProps, 'product' | 'choice'>) {
	const wanted = shownVariants(product, choice);
	const skus = wanted.map(({ sku }) => sku).join();
	const [showrooms, stock] = await Promise.all([api.call(showroomList), api.call(showroomStock, { query: { skus } })]);
	return showroomsWith(showrooms, stock, wanted);
}

function Shelves({ shelves }: { shelves: readonly StockedShowroom[] }) {
	const t = useMessages(laterMessages);
	if (shelves.length === 0) {
		return (
			<p>
				{t.onNoShelf} <Link to={PATHS.showrooms}>{t.allShowrooms}</Link>
			</p>
		);
	}
	return (
		<>
			<ul className={styles.shelves}>
				{shelves.map(({ showroom, labels, hasChosen }) => (
					<li key={showroom.slug}>
						<Link to={pathTo('showroom', { showroom: showroom.slug })}>{showroom.name}</Link>
						<p>
							{showroom.street}, {showroom.city}
						</p>
						<p className={styles.there} data-chosen={hasChosen || undefined}>
							{labels.some(Boolean) ? t.onShelf({ options: labels.join(', ') }) : t.isOnShelf}
						</p>
					</li>
				))}
			</ul>
			{shelves.some(({ canCollect }) => canCollect) && (
				<p className={styles.collect}>
					{t.collectHere} <Link to={PATHS.checkout}>{t.toCart}</Link>
				</p>
			)}
		</>
	);
}

export function ShowroomStock({ product, choice, onClose }: ShowroomStockProps) {
	const t = useMessages(laterMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const loaded = useLoaded(() => loadShelves(api, { product, choice }));
	return (
		<Modal open onClose={onClose} title={t.inShowrooms} closeLabel={t.closeShowrooms}>
			{loaded.status === 'loading' && <Skeleton count={6} />}
			{loaded.status === 'failed' && <Notice type="error">{toMessage(loaded.error)}</Notice>}
			{loaded.status === 'ready' && <Shelves shelves={loaded.data} />}
		</Modal>
	);
}
