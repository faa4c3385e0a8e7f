import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Rating } from '@pasaz/ui-kit/rating';
import { useEffect, useState } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { type Reviews as Loaded, loadMoreReviews, loadReviews } from './load-reviews.ts';
import { MoreReviews } from './more-reviews.tsx';
import { OneExternalReview, OneReview } from './one-review.tsx';
import styles from './reviews.module.css';
import { REVIEWS_ID } from './reviews-id.ts';
import { WriteReview } from './write-review.tsx';

type State = { status: 'loading' } | { status: 'ready'; reviews: Loaded } | { status: 'failed' };

/** The form needs a script. */
const isLive = typeof document !== 'undefined';

function servedState({ reviewSummary, reviews = [] }: ProductPageData): State {
	if (!reviewSummary) return { status: 'loading' };
	const { average, count: total } = reviewSummary;
	return { status: 'ready', reviews: { shown: reviews, average, total, external: [] } };
}

/** Reviews as the document brought them, then as they are now. A failure is only logged (rule 8.7). */
function useReviews(product: ProductPageData) {
	const { api } = useShop();
	const [state, setState] = useState(() => servedState(product));
	const { id, uuid } = product;
	const average = product.reviewSummary?.average;
	useEffect(() => {
		let isGone = false;
		const load = async () => {
			try {
				const reviews = await loadReviews(api, { id, uuid, average });
				if (!isGone) setState({ status: 'ready', reviews });
			} catch (error) {
				console.warn('No reviews', error);
				if (!isGone) setState((now) => (now.status === 'ready' ? now : { status: 'failed' }));
			}
		};
		void load();
		return () => {
			isGone = true;
		};
	}, [api, id, uuid, average]);
	const addTo = async (before: Loaded) => {
		const reviews = await loadMoreReviews(api, id, before);
		// they may have been loaded anew meanwhile
		setState((now) => (now.status === 'ready' && now.reviews === before ? { status: 'ready', reviews } : now));
	};
	return { state, addTo };
}

function List({ reviews: { shown, external } }: { reviews: Loaded }) {
	return (
		<ul className={styles.list}>
			{shown.map((review) => (
				<OneReview key={review.id} review={review} />
			))}
			{external.map((review) => (
				<OneExternalReview key={review.nickname + review.comment} review={review} />
			))}
		</ul>
	);
}

/** The mean in one line, or why there is none. */
function Sum({ state }: { state: State }) {
	const t = useMessages(reviewMessages);
	if (state.status === 'loading') return null;
	if (state.status === 'failed') return <p className={styles.none}>{t.unavailable}</p>;
	const { average, total, external } = state.reviews;
	if (average !== null) return <Rating rating={average} reviews={total} />;
	return external.length === 0 && <p className={styles.none}>{t.none}</p>;
}

export function Reviews({ product }: { product: ProductPageData }) {
	const t = useMessages(reviewMessages);
	const { state, addTo } = useReviews(product);
	const some = state.status === 'ready' && state.reviews.shown.length + state.reviews.external.length > 0;
	return (
		<section className={styles.reviews} aria-labelledby={REVIEWS_ID} aria-busy={state.status === 'loading'}>
			<header className={styles.head}>
				<h2 className={styles.heading} id={REVIEWS_ID}>
					{t.heading}
				</h2>
				<div className={styles.sum}>
					<Sum state={state} />
				</div>
				{isLive && <WriteReview product={product} />}
			</header>
			{some && isLive && <p className={styles.author}>{t.howVerified}</p>}
			{some && <List reviews={state.reviews} />}
			{some && isLive && <MoreReviews reviews={state.reviews} onMore={() => addTo(state.reviews)} />}
		</section>
	);
}
