import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useEffect, useRef, useState } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import { $coupon, setCoupon } from '../server-cart/coupon.ts';
import type { QuoteState } from '../server-cart/quote.ts';
import { CodeEntry } from './code-entry.tsx';
import styles from './coupon-field.module.css';
import { useCouponMessage } from './coupon-message.ts';

interface CouponFieldProps {
	state: QuoteState;
	/** Requests a quote with the current `$coupon`. */
	onChange: () => void;
}

export function CouponField({ state, onChange }: CouponFieldProps) {
	const t = useMessages(checkoutMessages);
	const toMessage = useCouponMessage();
	const online = useStore($online);
	const coupon = useStore($coupon);
	const [wasRemoved, setWasRemoved] = useState(false);
	const summary = useRef<HTMLElement>(null);
	const held = coupon?.cartId ? coupon.code : null;
	const isAsking = coupon !== null && coupon.code !== null && coupon.cartId === null;
	const isRemoved = wasRemoved && !held;
	useEffect(() => {
		if (isRemoved) summary.current?.focus();
	}, [isRemoved]);
	const want = async (code: string | null) => {
		setWasRemoved(code === null);
		setCoupon({ code, cartId: null });
		onChange();
		return false;
	};
	const problem = state.quote?.couponProblem ?? undefined;
	const busy = isAsking && state.status === 'asking';
	return (
		<div className={styles.coupon}>
			<div className={styles.state}>
				<p role="status">{held ? t.couponHeld({ code: held }) : isRemoved ? t.couponRemoved : null}</p>
				{held && (
					<Button variant="quiet" ref={takeFocus} onClick={() => void want(null)}>
						{t.couponRemove({ code: held })}
					</Button>
				)}
			</div>
			{!held && (
				<details open={isAsking || problem !== undefined}>
					<summary ref={summary} className={styles.ask}>
						{t.couponAsk}
					</summary>
					<CodeEntry
						label={t.couponLabel}
						apply={t.couponApply}
						hint={online ? undefined : t.couponWaiting}
						busy={busy}
						error={problem && !busy ? toMessage(problem) : undefined}
						onEnter={want}
					/>
				</details>
			)}
		</div>
	);
}
