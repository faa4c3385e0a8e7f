import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import type { CouponProblem } from '../server-cart/apply-coupon.ts';
import { $coupon, setCoupon } from '../server-cart/coupon.ts';
import type { QuoteState } from '../server-cart/quote.ts';
import styles from './coupon-field.module.css';
import { useCouponMessage } from './coupon-message.ts';

interface CouponFieldProps {
	state: QuoteState;
	/** Requests a quote with the current `$coupon`. */
	onChange: () => void;
}

interface EntryProps {
	busy: boolean;
	problem: CouponProblem | undefined;
	/** The problem concerns the code that was just entered. */
	takesFocus: boolean;
	onEnter: (code: string) => void;
}

function Entry({ busy, problem, takesFocus, onEnter }: EntryProps) {
	const t = useMessages(checkoutMessages);
	const words = useCouponMessage();
	const [code, setCode] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const online = useStore($online);
	useEffect(() => {
		if (problem && takesFocus) input.current?.focus();
	}, [problem, takesFocus]);
	const error = problem && !busy ? words(problem) : undefined;
	const enter = (event: FormEvent) => {
		event.preventDefault();
		if (code.trim() && !busy) onEnter(code.trim());
	};
	return (
		<form className={styles.entry} method="post" noValidate onSubmit={enter}>
			<Field
				ref={input}
				label={t.couponLabel}
				hint={online ? undefined : t.couponWaiting}
				error={error}
				value={code}
				maxLength={64}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button type="submit" variant="secondary" busy={busy}>
				{t.couponApply}
			</Button>
			<VisuallyHidden>
				<span role="status">{error}</span>
			</VisuallyHidden>
		</form>
	);
}

/** The field for a coupon, or the applied one with a remove button. The focus moves along. */
export function CouponField({ state, onChange }: CouponFieldProps) {
	const t = useMessages(checkoutMessages);
	const coupon = useStore($coupon);
	const [done, setDone] = useState<'nothing' | 'entered' | 'removed'>('nothing');
	const summary = useRef<HTMLElement>(null);
	const held = coupon?.cartId ? coupon.code : null;
	const isAsking = coupon !== null && coupon.code !== null && coupon.cartId === null;
	const isRemoved = done === 'removed' && !held;
	useEffect(() => {
		if (isRemoved) summary.current?.focus();
	}, [isRemoved]);
	const want = (code: string | null) => {
		setDone(code === null ? 'removed' : 'entered');
		setCoupon({ code, cartId: null });
		onChange();
	};
	const problem = state.quote?.couponProblem ?? undefined;
	return (
		<div className={styles.coupon}>
			<div className={styles.state}>
				<p role="status">{held ? t.couponHeld({ code: held }) : isRemoved ? t.couponRemoved : null}</p>
				{held && (
					<Button variant="quiet" autoFocus={done === 'entered'} onClick={() => want(null)}>
						{t.couponRemove({ code: held })}
					</Button>
				)}
			</div>
			{!held && (
				<details open={isAsking || problem !== undefined}>
					<summary ref={summary} className={styles.ask}>
						{t.couponAsk}
					</summary>
					<Entry
						busy={isAsking && state.status === 'asking'}
						problem={problem}
						takesFocus={done === 'entered'}
						onEnter={want}
					/>
				</details>
			)}
		</div>
	);
}
