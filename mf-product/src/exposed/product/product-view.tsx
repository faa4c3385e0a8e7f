import { Breadcrumbs } from '@pasaz/ui-kit/breadcrumbs';
import { Price } from '@pasaz/ui-kit/price';
import { Rating } from '@pasaz/ui-kit/rating';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { type ComponentProps, Suspense, useState } from 'react';
import { KeptAbout } from '../../details/kept-about.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { CompareRow } from '../../lists/compare-row.tsx';
import { useLists } from '../../lists/use-lists.ts';
import { useVisit } from '../../lists/use-visit.ts';
import { WishButton } from '../../lists/wish-button.tsx';
import { useLive } from '../../live/use-live.ts';
import type { Choice } from '../../product/choice.ts';
import type { ProductPageData } from '../../product/product-page-data.ts';
import { PriceNote } from '../../purchase/price-note.tsx';
import { Purchase, useCandidate } from '../../purchase/purchase.tsx';
import { TierPrices } from '../../purchase/tier-prices.tsx';
import { REVIEWS_ID } from '../../reviews/reviews-id.ts';
import { ShowroomStockLink } from '../../showrooms/showroom-stock-link.tsx';
import { FitSummary } from '../../sizes/fit-summary.tsx';
import { SizeGuideLink } from '../../sizes/size-guide-link.tsx';
import { StockAlertLink } from '../../stock-alert/stock-alert-link.tsx';
import { useChoice } from '../../variants/use-choice.ts';
import { VariantChooser } from '../../variants/variant-chooser.tsx';
import { KeptBelow } from './kept-below.tsx';
import { ChosenPurchase } from './lazy-chosen-purchase.tsx';
import styles from './product-view.module.css';

/** The price of the chosen variant, or the lowest price of those that match so far. */
function ShownPrice({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const isFrom = product.from && !choice.chosen;
	const { price, regularPrice, lowest30Days, tiers } = isFrom ? product : (choice.shown ?? product);
	return (
		<>
			<div>
				<Price price={price} regularPrice={regularPrice} lowest30Days={lowest30Days} from={isFrom} size="page" />
				<PriceNote type={product.type} untaxed={product.untaxed} />
			</div>
			<TierPrices price={price} tiers={tiers} />
		</>
	);
}

function SizeGuide({ product, choice }: { product: ProductPageData; choice: Choice }) {
	const sizes = product.attributes.find(({ code }) => code === 'size');
	if (!sizes) return null;
	return <SizeGuideLink categoryIds={product.categoryIds} values={sizes.values} chosen={choice.selection.size} />;
}

function Buying(props: ComponentProps<typeof Purchase> & { attempts: number }) {
	const { type, customOptions, group } = props.product;
	if (type !== 'bundle' && !customOptions && !group) return <Purchase {...props} />;
	return (
		<Suspense fallback={null}>
			<ChosenPurchase {...props} />
		</Suspense>
	);
}

function Panel({ product, isCurrent }: { product: ProductPageData; isCurrent: boolean }) {
	const [choice, choose] = useChoice(product);
	const candidate = useCandidate(product, choice);
	const [attempts, setAttempts] = useState(0);
	const lists = useLists(product);
	return (
		<>
			<header className={styles.head} data-price-is-current={isCurrent}>
				<h1 className={styles.name} lang={product.lang}>
					{tieWords(product.name)}
				</h1>
				{product.reviewSummary && (
					<a href={`#${REVIEWS_ID}`}>
						<Rating rating={product.reviewSummary.average} reviews={product.reviewSummary.count} />
					</a>
				)}
				<ShownPrice product={product} choice={choice} />
			</header>
			{product.attributes.length > 0 && (
				<VariantChooser
					product={product}
					choice={choice}
					incompleteAttempts={attempts}
					onChoose={choose}
					sizeGuide={<SizeGuide product={product} choice={choice} />}
					fit={<FitSummary counts={product.reviewSummary?.fit} />}
				/>
			)}
			<StockAlertLink product={product} choice={choice} />
			<Buying
				product={product}
				choice={choice}
				candidate={candidate}
				attempts={attempts}
				onIncomplete={() => setAttempts(attempts + 1)}
			>
				<WishButton lists={lists} />
			</Buying>
			<CompareRow product={product} lists={lists}>
				<ShowroomStockLink product={product} choice={choice} />
			</CompareRow>
		</>
	);
}

export function ProductView({ product }: { product: ProductPageData }) {
	const live = useLive(product);
	const [{ shown }] = useChoice(live ?? product);
	useVisit(product);
	const gallery = shown?.gallery ?? 0;
	return (
		<div className={styles.page}>
			<div className={styles.crumbs}>
				<Breadcrumbs crumbs={product.crumbs} current={product.name} />
			</div>
			<div className={styles.product}>
				<Gallery key={gallery} name={product.name} pictures={product.galleries[gallery] ?? []} video={product.video} />
				<div className={styles.panel}>
					<Panel product={live ?? product} isCurrent={live !== null} />
					<KeptAbout product={product} />
				</div>
			</div>
			<KeptBelow product={product} />
		</div>
	);
}
