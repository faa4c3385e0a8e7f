import { useStore } from '@nanostores/react';
import { useTracking } from '@pasaz/kernel/analytics/use-tracking';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { lazyPart, useHasActed, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import { type Shop, useShop } from '@pasaz/kernel/composition/shop';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { pieces, subtotal } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart, $cartIsLoaded } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { UNSENT_ORDERS_KEY } from '@pasaz/kernel/stores/unsent-orders';
import { $user, $userIsLoaded } from '@pasaz/kernel/stores/user';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useElsewhere } from '../cart/elsewhere.ts';
import { Checkout } from '../checkout/checkout.tsx';
import { emptyDetails, firstCountry } from '../details/details.ts';
import { $draft, forgetStaleDraft, startDraft } from '../details/draft.ts';
import { quoteRequest } from '../details/quote-request.ts';
import { prefill } from '../details/saved-addresses.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { ElsewhereNote } from '../lines/elsewhere-note.tsx';
import { EmptyCart } from '../lines/empty-cart.tsx';
import { MiniCartFooter } from '../lines/mini-cart-footer.tsx';
import { checkoutMessages } from '../messages/checkout.ts';
import { ATTEMPT_KEY } from '../order/attempt-key.ts';
import { startCoupon } from '../server-cart/coupon.ts';
import { askQuote, refreshStock } from '../server-cart/quote.ts';
import { cartSettings, takesOrders } from '../server-cart/settings.ts';
import styles from './checkout-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: checkoutMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

const waitingOrders = lazyPart(() => import('../waiting/waiting-orders.tsx'));
const unanswered = lazyPart(() => import('../waiting/unanswered-order.tsx'));

/** Asks for the sum before the form is drawn, which takes a phone as long as the answer. */
function askAhead(shop: Shop) {
	if ($cart.get().lines.length === 0 || !$online.get() || !takesOrders(shop.storeView)) return;
	const { shipping } = prefill($draft.get() ?? emptyDetails(firstCountry(shop.storeView)), $user.get().current);
	// failures are in `$quote`
	askQuote(shop, quoteRequest(shipping), { ifNeeded: true }).catch(() => undefined);
}

function useRestored(): boolean {
	const cartIsLoaded = useStore($cartIsLoaded, { ssr: 'initial' });
	const userIsLoaded = useStore($userIsLoaded, { ssr: 'initial' });
	const [restored, setRestored] = useState(false);
	const shop = useShop();
	useEffect(() => {
		// only a guest's draft is forgotten
		if (!userIsLoaded || !cartIsLoaded) return;
		startDraft();
		forgetStaleDraft();
		startCoupon();
		askAhead(shop);
		// not at once: the question has to leave before the form is drawn
		startTransition(() => setRestored(true));
	}, [userIsLoaded, cartIsLoaded, shop]);
	return restored;
}

function FilledCart({ lines, children }: { lines: readonly CartLine[]; children: ReactNode }) {
	const { storeView } = useShop();
	if (takesOrders(storeView)) return <Checkout lines={lines}>{children}</Checkout>;
	return (
		<>
			{children}
			<MiniCartFooter lines={lines} subtotal={subtotal(lines)} />
		</>
	);
}

/** Updates the stock of all lines once: it may have changed since they were added. */
function useFreshStock(ready: boolean) {
	const shop = useShop();
	const { synchronizeStock } = cartSettings(shop.storeView);
	useEffect(() => {
		if (ready && synchronizeStock) void refreshStock(shop);
	}, [shop, ready, synchronizeStock]);
}

/** The heading of a cart that has come takes the place of the one that had the focus while it was awaited. */
function Header({ count }: { count?: number }) {
	const t = useMessages(checkoutMessages);
	return <PageHeader titleRef={takeFocus} title={t.heading} lead={count === undefined ? t.loading : t.pieces(count)} />;
}

function Waiting() {
	return (
		<div className={styles.waiting}>
			<Header />
			<Skeleton shape="box" count={3} />
		</div>
	);
}

export function Component() {
	const ready = useRestored();
	const { lines } = useStore($cart, { ssr: 'initial' });
	const hasActed = useHasActed();
	const waiting = useLazyWhenStored(waitingOrders, UNSENT_ORDERS_KEY);
	const asking = useLazyWhenStored(unanswered, ATTEMPT_KEY);
	useFreshStock(ready);
	useTracking(ready && lines.length > 0 ? 'cart' : null, () => ({ kind: 'cart-viewed', products: lines }));
	const { isLoading } = useElsewhere();
	if (!ready || (lines.length === 0 && isLoading)) return <Waiting />;
	return (
		<div className={styles.page}>
			{waiting && <waiting.WaitingOrders />}
			{asking && <asking.UnansweredOrder />}
			<ElsewhereNote />
			{lines.length === 0 ? (
				<>
					<EmptyCart heading="h1" />
					{hasActed && (
						<div className={styles.views}>
							<Fragment name="mf_catalog/recently-viewed" props={{ max: 4 }} fallback={null} />
						</div>
					)}
				</>
			) : (
				<FilledCart lines={lines}>
					<Header count={pieces(lines)} />
					<CartLines lines={lines} />
				</FilledCart>
			)}
			<Fragment name="mf_content/cms-block" props={{ identifier: 'cart-help' }} fallback={null} />
		</div>
	);
}
