import { useShop } from '@pasaz/kernel/composition/shop';
import type { ResultOf } from '@pasaz/kernel/contract/endpoint';
import { reviewList } from '@pasaz/kernel/contract/review';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { productPath } from '@pasaz/kernel/routes';
import { Badge } from '@pasaz/ui-kit/badge';
import { ShownDate } from '@pasaz/ui-kit/date';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Rating } from '@pasaz/ui-kit/rating';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { LoadedList } from '../frame/loaded-list.tsx';
import { useLoaded } from '../frame/use-loaded.ts';
import { reviewsMessages } from '../messages/reviews.ts';
import styles from './review-list.module.css';

const PUBLISHED = 1;
const REFUSED = 3;

type OwnReview = ResultOf<typeof reviewList>[number];

export function ReviewCard({ review }: { review: OwnReview }) {
	const t = useMessages(reviewsMessages);
	const { product_name, title, detail, rating, lang, created_at, review_status, url_path } = review;
	return (
		<article className={styles.review}>
			<h2 className={styles.title} lang={lang}>
				{title}
			</h2>
			<p className={styles.facts}>
				<Link to={productPath({ url_path })}>{product_name}</Link>, <ShownDate at={created_at} />
			</p>
			<Rating rating={rating} />
			{review_status !== PUBLISHED && <Badge>{review_status === REFUSED ? t.refused : t.waiting}</Badge>}
			<p className={styles.words} lang={lang}>
				{detail}
			</p>
		</article>
	);
}

export function ReviewList() {
	const t = useMessages(reviewsMessages);
	const { api } = useShop();
	const { state, reload } = useLoaded(useCallback(() => api.call(reviewList), [api]));
	return (
		<LoadedList
			label={t.title}
			state={state}
			reload={() => void reload()}
			empty={<EmptyState title={t.empty} hint={t.emptyHint} />}
			keyOf={({ id }) => id}
		>
			{(review) => <ReviewCard review={review} />}
		</LoadedList>
	);
}
