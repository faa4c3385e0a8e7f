import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatRating } from './format-rating.ts';
import { ratingMessages } from './messages/rating.ts';
import styles from './rating.module.css';
import { STAR } from './star.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const STAR_SIZE = 20;
const STAR_INDEXES = [0, 1, 2, 3, 4];

function Stars({ className }: { className: string | undefined }) {
	return STAR_INDEXES.map((place) => (
		<path key={place} className={className} d={STAR} transform={`translate(${place * STAR_SIZE})`} />
	));
}

interface RatingProps {
	/** 1 to 5, with fractions. */
	rating: number;
	reviews?: number;
}

/** The inner drawing cuts the filled stars off where the rating ends. */
export function Rating({ rating, reviews }: RatingProps) {
	const t = useMessages(ratingMessages);
	const { defaultLocale } = useShop().storeView.i18n;
	const shown = formatRating(rating, defaultLocale);
	return (
		<span className={styles.rating}>
			<svg className={styles.stars} viewBox="0 0 100 20" aria-hidden="true">
				<Stars className={styles.empty} />
				<svg width={rating * STAR_SIZE} height={STAR_SIZE} aria-hidden="true">
					<Stars className={styles.full} />
				</svg>
			</svg>
			<VisuallyHidden>{t.stars({ rating: shown })}</VisuallyHidden>
			{reviews !== undefined && (
				<span>
					<span aria-hidden="true">{shown}</span>
					{` (${t.reviews(reviews)})`}
				</span>
			)}
		</span>
	);
}
