import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { formatDateTime } from '@pasaz/ui-kit/date';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useCallback, useEffect, useState } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';
import styles from './pay-online.module.css';
import { paymentAddress } from './payment-redirect.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds until the payment page opens (rule 15.14). */
const SECONDS = 5;

/** Redirects once, so that the back button does not lead into a loop. */
function takeFirstVisit(uuid: string): boolean {
	const key = `shop/payment-redirect/${uuid}`;
	try {
		const isFirst = sessionStorage.getItem(key) === null;
		sessionStorage.setItem(key, 'done');
		return isFirst;
	} catch {
		return false;
	}
}

/** Countdown for those who see it, and once in words for those who listen: a region that comes with its text is not read. */
function Countdown({ left }: { left: number }) {
	const t = useMessages(confirmationMessages);
	const [isThere, setThere] = useState(false);
	useEffect(() => setThere(true), []);
	return (
		<>
			<p aria-hidden="true">{t.countdown({ seconds: left })}</p>
			<VisuallyHidden>
				<span role="status">{isThere && t.countdownSoon}</span>
			</VisuallyHidden>
		</>
	);
}

interface PayOnlineProps {
	uuid: string;
	redirectUrl: string;
	/** Redirect automatically; not after a refused payment. */
	automatic: boolean;
	paused: boolean;
	/** When the order ends unless it is paid; null where it does not. */
	until: string | null | undefined;
}

export function PayOnline({ uuid, redirectUrl, automatic, paused, until }: PayOnlineProps) {
	const t = useMessages(confirmationMessages);
	const [running, setRunning] = useState(() => automatic && takeFirstVisit(uuid));
	const [isCanceled, setCanceled] = useState(false);
	const { paymentHosts: allowedHosts = [] } = useShop().storeView;
	const address = paymentAddress(redirectUrl, { origin: location.origin, allowedHosts });
	const go = useCallback(() => {
		setRunning(false);
		if (address) location.assign(address);
	}, [address]);
	const left = useCountdown(SECONDS, { running: running && !paused && address !== null, onEnd: go });
	const cancel = () => {
		setRunning(false);
		setCanceled(true);
	};
	if (!address) return <Notice type="warning">{t.foreignPayment}</Notice>;
	return (
		<div className={styles.pay}>
			{running && <Countdown left={left} />}
			{automatic && !running && (
				<p ref={isCanceled ? takeFocus : undefined} tabIndex={-1}>
					{t.cancelled}
				</p>
			)}
			{until && <p>{t.payUntil({ until: formatDateTime(until) })}</p>}
			<div className={styles.actions}>
				<a {...buttonLook('primary')} href={address}>
					{t.payNow}
				</a>
				{running && (
					<Button variant="secondary" onClick={cancel}>
						{t.cancel}
					</Button>
				)}
			</div>
		</div>
	);
}
