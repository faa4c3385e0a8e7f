import type { Review } from '@pasaz/kernel/contract/review';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Rating } from '@pasaz/ui-kit/rating';
import { reviewMessages } from '../messages/reviews.ts';
import type { ExternalReview } from './load-reviews.ts';
import styles from './reviews.module.css';

export function OneReview({ review }: { review: Review }) {
	const { title, detail, nickname, rating, created_at, comment, lang, fit } = review;
	const t = useMessages(reviewMessages);
	const fits = [t.fitsSmall, t.fitsRight, t.fitsLarge];
	return (
		<li className={styles.review}>
			<Rating rating={rating} />
			<h3 className={styles.title} lang={lang}>
				{title}
			</h3>
			<p lang={lang}>{detail}</p>
			<p className={styles.author}>
				{nickname}, <ShownDate at={created_at} />
				{review.is_verified_purchase && `, ${t.verified}`}
				{fit && `, ${fits[fit - 1]}`}
			</p>
			{comment && (
				<p className={styles.comment}>
					<b>{t.shopAnswers}</b> {comment}
				</p>
			)}
		</li>
	);
}

export function OneExternalReview({ review }: { review: ExternalReview }) {
	const { nickname, rating, comment, created_at } = review;
	const t = useMessages(reviewMessages);
	return (
		<li className={styles.review}>
			<Rating rating={rating} />
			<p>{comment}</p>
			<p className={styles.author}>
				{nickname}
				{created_at && (
					<>
						, <ShownDate at={created_at} />
					</>
				)}
				, {t.external}
			</p>
		</li>
	);
}
