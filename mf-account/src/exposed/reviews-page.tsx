import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { AccountFrame } from '../frame/account-frame.tsx';
import { reviewsMessages } from '../messages/reviews.ts';
import { ReviewList } from '../reviews/review-list.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: reviewsMessages.in(shop.translator).get().title, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(reviewsMessages);
	return (
		<AccountFrame title={t.title}>
			<p>
				<Link {...buttonLook('secondary')} to={pathTo('review-products')}>
					{t.write}
				</Link>
			</p>
			<ReviewList />
		</AccountFrame>
	);
}
