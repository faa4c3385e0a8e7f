import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './no-order.module.css';

function Message({ title, children }: { title: string; children: ReactNode }) {
	return (
		<SplitPage head={<PageHeader title={title} />}>
			<div className={styles.message}>{children}</div>
		</SplitPage>
	);
}

interface NoOrderProps {
	status: 'loading' | 'not-found' | 'failed';
	again: () => void;
}

export function NoOrder({ status, again }: NoOrderProps) {
	const t = useMessages(confirmationMessages);
	if (status === 'loading') {
		return (
			<Message title={t.loading}>
				<Skeleton shape="line" count={4} />
			</Message>
		);
	}
	if (status === 'not-found') {
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
