import { useShop } from '@pasaz/kernel/composition/shop';
import type { Review } from '@pasaz/kernel/contract/review';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Rating } from '@pasaz/ui-kit/rating';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useEffect, useId, useState } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import { type Reviews as Loaded, loadReviews } from './load-reviews.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

type State = { status: 'loading' } | { status: 'ready'; reviews: Loaded } | { status: 'failed' };

function useReviews(productId: number): State {
	const { api } = useShop();
	const [state, setState] = useState<State>({ status: 'loading' });
	useEffect(() => {
		let isGone = false;
		const load = async () => {
			try {
				const reviews = await loadReviews(api, productId);
				if (!isGone) setState({ status: 'ready', reviews });
			} catch (error) {
				// only noted (first document, section 8)
				console.warn('No reviews', error);
				if (!isGone) setState({ status: 'failed' });
			}
		};
		void load();
		return () => {
			isGone = true;
		};
	}, [api, productId]);
	return state;
}

function OneReview({ review }: { review: Review }) {
	const { title, detail, nickname, rating, created_at, comment } = review;
	const t = useMessages(reviewMessages);
	return (
		<li className={styles.review}>
			<Rating rating={rating} />
			<h3 className={styles.title}>{title}</h3>
			<p>{detail}</p>
			<p className={styles.author}>
				{nickname}, <ShownDate at={created_at} />
			</p>
			{comment && (
				<p className={styles.comment}>
					<b>{t.shopAnswers}</b> {comment}
				</p>
			)}
		</li>
	);
}

function List({ reviews }: { reviews: Loaded }) {
	const t = useMessages(reviewMessages);
	if (reviews.shown.length === 0) return <p className={styles.none}>{t.none}</p>;
	return (
		<ul className={styles.list}>
			{reviews.shown.map((review) => (
				<OneReview key={review.id} review={review} />
			))}
		</ul>
	);
}

/** What shoppers think of a product, and room for one more. */
export function Reviews({ productId }: { productId: number }) {
	const t = useMessages(reviewMessages);
	const id = useId();
	const state = useReviews(productId);
	const average = state.status === 'ready' ? state.reviews.average : null;
	return (
		<section className={styles.reviews} aria-labelledby={id}>
			<header className={styles.head}>
				<h2 className={styles.heading} id={id}>
					{t.heading}
				</h2>
				{state.status === 'ready' && average !== null && <Rating rating={average} reviews={state.reviews.total} />}
				<details className={styles.write}>
					<summary className={styles.summary}>{t.write}</summary>
					<ReviewForm productId={productId} />
				</details>
			</header>
			<div aria-busy={state.status === 'loading'}>
				{state.status === 'loading' && <Skeleton count={6} />}
				{state.status === 'failed' && <p className={styles.none}>{t.unavailable}</p>}
				{state.status === 'ready' && <List reviews={state.reviews} />}
			</div>
		</section>
	);
}
