import type { Tracking as TrackedParcel } from '@pasaz/kernel/contract/order';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { orderMessages } from '../messages/order.ts';
import styles from './tracking.module.css';

/** Carriers' pages are only opened over https. */
function safeAddress(url: string | undefined): string | undefined {
	return url?.startsWith('https://') ? url : undefined;
}

export function Tracking({ tracking: { carrier, number, url } }: { tracking: TrackedParcel }) {
	const t = useMessages(orderMessages);
	const address = safeAddress(url);
	if (!carrier && !number && !address) return null;
	return (
		<section className={styles.tracking} aria-label={t.parcel}>
			<p>{[carrier, number && t.parcelNumber({ number })].filter(Boolean).join(', ')}</p>
			{address && (
				<a {...buttonLook('secondary')} href={address} rel="noreferrer">
					{t.follow}
				</a>
			)}
		</section>
	);
}
