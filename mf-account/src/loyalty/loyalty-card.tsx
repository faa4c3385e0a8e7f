import { useShop } from '@pasaz/kernel/composition/shop';
import { type Loyalty, userLoyalty } from '@pasaz/kernel/contract/loyalty';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { ShownDate } from '@pasaz/ui-kit/date';
import { Notice } from '@pasaz/ui-kit/notice';
import { Progress } from '@pasaz/ui-kit/progress';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useCallback } from 'react';
import { useLoaded } from '../frame/use-loaded.ts';
import { loyaltyMessages } from '../messages/loyalty.ts';
import { Barcode } from './barcode.tsx';
import styles from './loyalty-card.module.css';

function Points({ points, level, next }: Loyalty) {
	const t = useMessages(loyaltyMessages);
	return (
		<section className={styles.points}>
			<p className={styles.sum}>{t.points(points)}</p>
			{(next || level > 1) && <p>{t.level({ level: String(level) })}</p>}
			{next && (
				<>
					<Progress value={points} max={next.points} label={t.level({ level: String(next.level) })} />
					<p>{t.missing(next.points - points)}</p>
				</>
			)}
		</section>
	);
}

function History({ history }: Pick<Loyalty, 'history'>) {
	const t = useMessages(loyaltyMessages);
	if (history.length === 0) return <p>{t.noPoints}</p>;
	return (
		<section className={styles.history}>
			<h2 className={styles.title}>{t.history}</h2>
			<ul className={styles.orders}>
				{history.map(({ order_number, created_at, points }) => (
					<li key={order_number}>
						<span>{t.order({ number: order_number })}</span>
						<ShownDate at={created_at} />
						<span>{t.points(points)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Gathered() {
	const t = useMessages(loyaltyMessages);
	const toMessage = useErrorMessage();
	const { api } = useShop();
	const { state, reload } = useLoaded(useCallback(() => api.call(userLoyalty), [api]));
	if (state.status === 'loading') return <Skeleton shape="box" />;
	if (state.status === 'failed') {
		return (
			<Notice type="error">
				<p>{toMessage(state.error)}</p>
				<Button variant="secondary" onClick={() => void reload()}>
					{t.retry}
				</Button>
			</Notice>
		);
	}
	return (
		<>
			<Points {...state.data} />
			<History {...state.data} />
		</>
	);
}

/** The card itself is there without a network, too: it is shown at a till. */
export function LoyaltyCard({ digits }: { digits: string }) {
	const t = useMessages(loyaltyMessages);
	const number = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
	return (
		<>
			<div className={styles.card}>
				<Barcode digits={digits} label={t.barcode({ number })} className={styles.code} />
				<p className={styles.number}>{number}</p>
			</div>
			<Gathered />
		</>
	);
}
