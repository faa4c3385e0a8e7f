import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ConfirmedOrder } from '../confirmation/confirmed-order.tsx';
import { useOrderPayment } from '../confirmation/use-order-payment.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './payment-confirmation-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: confirmationMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'holder',
} satisfies PageHandle<undefined>;

function Message({ title, children }: { title: string; children: ReactNode }) {
	return (
		<SplitPage head={<PageHeader title={title} />}>
			<div className={styles.message}>{children}</div>
		</SplitPage>
	);
}

function Content({ uuid }: { uuid: string }) {
	const t = useMessages(confirmationMessages);
	const { state, again } = useOrderPayment(uuid);
	if (state.status === 'ready') return <ConfirmedOrder payment={state.payment} onCanceled={again} />;
	if (state.status === 'loading') {
		return (
			<Message title={t.loading}>
				<Skeleton shape="line" count={4} />
			</Message>
		);
	}
	if (state.status === 'not-found') {
		return (
			<Message title={t.notFoundTitle}>
				<p>{t.notFound}</p>
				<Link {...buttonLook('secondary')} to={pathTo('home')}>
					{t.backHome}
				</Link>
			</Message>
		);
	}
	return (
		<Message title={t.failedTitle}>
			<p>{t.failed}</p>
			<Button onClick={again}>{t.retry}</Button>
		</Message>
	);
}

export function Component() {
	const { uuid = '' } = useParams();
	return (
		<div className={styles.page}>
			<Content uuid={uuid} />
		</div>
	);
}
