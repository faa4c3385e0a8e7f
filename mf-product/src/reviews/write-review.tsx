import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useShop } from '@pasaz/kernel/composition/shop';
import { reviewCheck } from '@pasaz/kernel/contract/review';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { buttonLook } from '@pasaz/ui-kit/button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { reviewMessages } from '../messages/reviews.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import styles from './reviews.module.css';

/** Whether who is logged in may write one; true until the shop says no, for it has the last word when a review is sent. */
function useMayReview(sku: string, isLoggedIn: boolean): boolean {
	const { api } = useShop();
	const [may, setMay] = useState(true);
	useEffect(() => {
		if (!isLoggedIn) return;
		let isGone = false;
		setMay(true);
		api.call(reviewCheck, { query: { sku } }).then(
			({ can_review }) => !isGone && setMay(can_review),
			(error: unknown) => console.warn('Whether a review may be written is not known', error),
		);
		return () => {
			isGone = true;
		};
	}, [api, sku, isLoggedIn]);
	return may;
}

function OwnReview({ product, isLoggedIn }: { product: ProductPageData; isLoggedIn: boolean }) {
	const t = useMessages(reviewMessages);
	const asksFit = product.attributes.some(({ code }) => code === 'size');
	if (!useMayReview(product.sku, isLoggedIn)) return isLoggedIn && <p className={styles.none}>{t.written}</p>;
	return (
		<Fragment
			name="mf_product/review-form"
			props={{ productId: product.id, asksFit }}
			fallback={<p>{t.unavailable}</p>}
		/>
	);
}

/** Who may write one, for who may not. */
function Guest() {
	const t = useMessages(reviewMessages);
	const { pathname, search } = useLocation();
	return (
		<p className={styles.none}>
			{t.guests} <Link to={`${pathTo('login')}?next=${encodeURIComponent(pathname + search)}`}>{t.logIn}</Link>
		</p>
	);
}

/** The form is fetched when it is unfolded, and stays from then on with what was written, also after the session has ended. */
export function WriteReview({ product }: { product: ProductPageData }) {
	const t = useMessages(reviewMessages);
	const isLoggedIn = useStore($isLoggedIn, { ssr: 'initial' });
	const [wasOpened, setWasOpened] = useState(false);
	const [hasForm, setHasForm] = useState(false);
	if (wasOpened && isLoggedIn && !hasForm) setHasForm(true);
	return (
		<details className={styles.write} onToggle={() => setWasOpened(true)}>
			<summary {...buttonLook('secondary')}>{t.write}</summary>
			{wasOpened && !isLoggedIn && <Guest />}
			{hasForm && <OwnReview product={product} isLoggedIn={isLoggedIn} />}
		</details>
	);
}
