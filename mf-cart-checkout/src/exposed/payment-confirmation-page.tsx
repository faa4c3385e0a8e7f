import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { $user } from '@pasaz/kernel/stores/user';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ConfirmedOrder } from '../confirmation/confirmed-order.tsx';
import { NoOrder } from '../confirmation/no-order.tsx';
import { useConfirmedOrder } from '../confirmation/use-order.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { orderedHere } from '../order/ordered-here.ts';
import styles from './payment-confirmation-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: confirmationMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'holder',
} satisfies PageHandle<undefined>;

function Content({ uuid }: { uuid: string }) {
	const { current } = useStore($user, { ssr: 'initial' });
	const userId = current && String(current.id);
	const ordered = useMemo(() => orderedHere(uuid, userId), [uuid, userId]);
	const { state, again } = useConfirmedOrder({ uuid, secret: ordered?.secret });
	if (state.status !== 'ready') return <NoOrder status={state.status} again={again} />;
	return <ConfirmedOrder payment={state.order} ordered={ordered} onCanceled={again} />;
}

export function Component() {
	const { uuid = '' } = useParams();
	return (
		<div className={styles.page}>
			<Content uuid={uuid} />
		</div>
	);
}
