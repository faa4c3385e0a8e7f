import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { reviewMessages } from '../messages/reviews.ts';
import { REVIEWS_PAGE, type Reviews } from './load-reviews.ts';
import styles from './more-reviews.module.css';

interface MoreReviewsProps {
	reviews: Pick<Reviews, 'total' | 'next'> & { shown: readonly unknown[] };
	onMore: () => Promise<void>;
}

/** Says how many of the reviews are shown, and appends the next page (rule 8.11); nothing where one page holds all. */
export function MoreReviews({ reviews: { shown, total, next }, onMore }: MoreReviewsProps) {
	const t = useMessages(reviewMessages);
	const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready');
	const add = async () => {
		setStatus('loading');
		try {
			await onMore();
			setStatus('ready');
		} catch (error) {
			console.warn('More reviews failed to load', error);
			setStatus('failed');
		}
	};
	if (next === undefined && shown.length <= REVIEWS_PAGE) return null;
	// what has the focus is read anyway, and a status would be read once more
	const said = next === undefined ? ({ ref: takeFocus, tabIndex: -1 } as const) : ({ role: 'status' } as const);
	return (
		<div className={styles.more}>
			<p {...said}>{t.shown({ shown: shown.length, total })}</p>
			{status === 'failed' && <Notice type="error">{t.moreFailed}</Notice>}
			{next !== undefined && (
				<Button variant="secondary" busy={status === 'loading'} onClick={add}>
					{t.more}
				</Button>
			)}
		</div>
	);
}
