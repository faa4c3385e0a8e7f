import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useParams } from 'react-router';
import { NoOrder } from '../confirmation/no-order.tsx';
import { type OrderLink, useWholeOrder } from '../confirmation/use-order.ts';
import { WholeOrder } from '../confirmation/whole-order.tsx';
import { orderMessages } from '../messages/order.ts';
import styles from './order-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: orderMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'holder',
	// The link in an order's mail stands in for a login.
	needsLogin: ({ secret }) => !secret,
} satisfies PageHandle<undefined>;

function Content(link: OrderLink) {
	const { state, again } = useWholeOrder(link);
	if (state.status !== 'ready') return <NoOrder status={state.status} again={again} />;
	return <WholeOrder order={state.order} secret={link.secret} reload={again} />;
}

export function Component() {
	const { uuid = '', secret } = useParams();
	return (
		<div className={styles.page}>
			<Content uuid={uuid} secret={secret} />
		</div>
	);
}
