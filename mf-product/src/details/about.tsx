import { useShop } from '@pasaz/kernel/composition/shop';
import type { DownloadLink } from '@pasaz/kernel/contract/product';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import { aboutMessages } from '../messages/about.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './about.module.css';
import { Details } from './details.tsx';

const DELIVERY =
	'M1.5 5h10v9h-10zM11.5 8h4l3 3v3h-7M5.5 16.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm9 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z';
const RETURNS = 'M7 3.5 3.5 7 7 10.5M3.5 7h8.25a4.75 4.75 0 1 1 0 9.5H6';

const FILES = 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12';
const MAIL = 'M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5';

function Promised({ icon, text }: { icon: string; text: string }) {
	return (
		<li className={styles.promise}>
			<svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
				<path d={icon} />
			</svg>
			{text}
		</li>
	);
}

/** Only what is true for the kind of product: nothing virtual is brought or sent back. */
function Promises({ type, freeDelivery }: Pick<ProductPageData, 'type' | 'freeDelivery'>) {
	const t = useMessages(aboutMessages);
	const { shipping, i18n } = useShop().storeView;
	if (type === 'downloadable') {
		return (
			<>
				<Promised icon={FILES} text={t.files} />
				<Promised icon={RETURNS} text={t.noReturn} />
			</>
		);
	}
	if (type === 'virtual') return <Promised icon={MAIL} text={t.notShipped} />;
	const free = formatWholePrice(shipping.freeFrom, i18n.currencyCode);
	return (
		<>
			<Promised icon={DELIVERY} text={freeDelivery?.replace('{free}', free) ?? t.delivery({ free })} />
			<Promised icon={RETURNS} text={t.returns} />
		</>
	);
}

function Downloads({ downloads }: { downloads: readonly DownloadLink[] }) {
	const t = useMessages(aboutMessages);
	return (
		<section className={styles.downloads}>
			<h2 className={styles.title}>{t.downloads}</h2>
			<ul>
				{downloads.map(({ title, sample }) => (
					<li key={title} className={styles.file}>
						{title}
						{sample && (
							<a href={sample} download="">
								{t.sample}
							</a>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

export function About({ product }: { product: ProductPageData }) {
	return (
		<>
			<ul className={styles.promises}>
				<Promises {...product} />
			</ul>
			{product.downloads && <Downloads downloads={product.downloads} />}
			<Details
				sku={product.sku}
				description={product.description}
				lang={product.descriptionLang}
				details={product.details}
			/>
		</>
	);
}
