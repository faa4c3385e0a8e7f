import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { Review } from '@pasaz/kernel/contract/review';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Rating } from '@pasaz/ui-kit/rating';
import { useEffect, useId, useState } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import { type Reviews as Loaded, loadReviews } from './load-reviews.ts';
import styles from './reviews.module.css';

type State = { status: 'loading' } | { status: 'ready'; reviews: Loaded } | { status: 'failed' };

/** What fails is logged and nothing else (rule 8.7). */
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
	const { title, detail, nickname, rating, created_at, comment, lang } = review;
	const t = useMessages(reviewMessages);
	return (
		<li className={styles.review}>
			<Rating rating={rating} />
			<h3 className={styles.title} lang={lang}>
				{title}
			</h3>
			<p lang={lang}>{detail}</p>
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
	return (
		<ul className={styles.list}>
			{reviews.shown.map((review) => (
				<OneReview key={review.id} review={review} />
			))}
		</ul>
	);
}

/** The mean in one line, or why there is none. */
function Sum({ state }: { state: State }) {
	const t = useMessages(reviewMessages);
	if (state.status === 'loading') return null;
	if (state.status === 'failed') return <p className={styles.none}>{t.unavailable}</p>;
	const { average, total } = state.reviews;
	return average === null ? <p className={styles.none}>{t.none}</p> : <Rating rating={average} reviews={total} />;
}

/** The form is fetched when it is unfolded, and stays from then on with what was written. */
function WriteReview({ productId }: { productId: number }) {
	const t = useMessages(reviewMessages);
	const [wasOpened, setWasOpened] = useState(false);
	return (
		<details className={styles.write} onToggle={() => setWasOpened(true)}>
			<summary {...buttonLook('secondary')}>{t.write}</summary>
			{wasOpened && <Fragment name="mf_product/review-form" props={{ productId }} fallback={<p>{t.unavailable}</p>} />}
		</details>
	);
}

/** Reviews of a product, and a form to add one. */
export function Reviews({ productId }: { productId: number }) {
	const t = useMessages(reviewMessages);
	const id = useId();
	const state = useReviews(productId);
	return (
		<section className={styles.reviews} aria-labelledby={id} aria-busy={state.status === 'loading'}>
			<header className={styles.head}>
				<h2 className={styles.heading} id={id}>
					{t.heading}
				</h2>
				<div className={styles.sum}>
					<Sum state={state} />
				</div>
				<WriteReview productId={productId} />
			</header>
			{state.status === 'ready' && state.reviews.shown.length > 0 && <List reviews={state.reviews} />}
		</section>
	);
}
