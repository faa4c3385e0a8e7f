import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Picture } from '@pasaz/ui-kit/picture';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { Link, type Params, useParams } from 'react-router';
import { AccountFrame } from '../frame/account-frame.tsx';
import { LoadedList } from '../frame/loaded-list.tsx';
import { reviewsMessages } from '../messages/reviews.ts';
import { type Reviewable, useReviewable } from '../reviews/use-reviewable.ts';
import styles from './review-products-page.module.css';

/** The link in an order's mail stands in for a login (rule 2.11). */
function orderLinkIn({ orderUuid, orderSecret }: Params) {
	return orderUuid && orderSecret ? { orderUuid, orderSecret } : undefined;
}

export const handle = {
	meta: (_data, shop) => ({ title: reviewsMessages.in(shop.translator).get().productsTitle, noindex: true }),
	audience: 'holder',
	needsLogin: (params) => !orderLinkIn(params),
} satisfies PageHandle<undefined>;

/** A link that is not valid any more, or of an order that was not delivered: another try helps nobody. */
function isOver(state: ReturnType<typeof useReviewable>['state']): boolean {
	return state.status === 'failed' && state.error instanceof ApiError && [404, 409].includes(state.error.status);
}

function LinkOver() {
	const t = useMessages(reviewsMessages);
	return (
		<EmptyState title={t.linkOver} hint={t.linkOverHint}>
			<Link
				{...buttonLook('secondary')}
				to={`${pathTo('login')}?next=${encodeURIComponent(pathTo('review-products'))}`}
			>
				{t.logIn}
			</Link>
		</EmptyState>
	);
}

function Products({ link }: { link: ReturnType<typeof orderLinkIn> }) {
	const t = useMessages(reviewsMessages);
	const { current } = useStore($user, { ssr: 'initial' });
	const { state, reload } = useReviewable(link);
	/** Ids of products. The list is not loaded again: if that failed, what was written of the others would be lost. */
	const [sent, setSent] = useState<readonly number[]>([]);
	const write = ({ product_id: productId, is_reviewed, has_sizes: asksFit }: Reviewable) => {
		const isSent = sent.includes(productId);
		if (isSent || is_reviewed) {
			return (
				<p ref={isSent ? takeFocus : undefined} tabIndex={-1}>
					{t.thanks}
				</p>
			);
		}
		const onSent = () => setSent((before) => [...before, productId]);
		return (
			<Fragment
				name="mf_product/review-form"
				props={{ ...link, productId, nickname: current?.firstname ?? '', asksFit, onSent }}
				fallback={<p>{t.formUnavailable}</p>}
			/>
		);
	};
	if (link && isOver(state)) return <LinkOver />;
	return (
		<LoadedList
			label={t.productsTitle}
			state={state}
			reload={() => void reload()}
			empty={<EmptyState title={t.nothing} hint={t.nothingHint} />}
			keyOf={({ product_id }) => product_id}
		>
			{(product) => (
				<article className={styles.product}>
					<Picture path={product.image} use="tile" alt="" sizes="10rem" />
					<div>
						<h2 className={styles.name}>{product.name}</h2>
						{write(product)}
					</div>
				</article>
			)}
		</LoadedList>
	);
}

export function Component() {
	const t = useMessages(reviewsMessages);
	const link = orderLinkIn(useParams());
	if (!link) {
		return (
			<AccountFrame title={t.productsTitle}>
				<Products link={undefined} />
			</AccountFrame>
		);
	}
	return (
		<Page className={styles.page}>
			<PageHeader title={t.productsTitle} />
			<Products link={link} />
		</Page>
	);
}
