import { useShop } from '@pasaz/kernel/composition/shop';
import { newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { emailRule } from '@pasaz/kernel/domain/form-rules';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { sendOrQueue } from '@pasaz/kernel/network/send-or-queue';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { newsletterMessages } from '../messages/newsletter.ts';
import styles from './newsletter-form.module.css';

type State =
	| { status: 'waiting' }
	| { status: 'sending' }
	| { status: 'refused'; reason: string }
	| { status: 'sent' | 'queued'; email: string };

/** One field in every page's footer: react-hook-form would bring it 12 kB that no other part of most pages needs. */
function useSubscription() {
	const { api } = useShop();
	const t = useMessages(newsletterMessages);
	const toMessage = useErrorMessage();
	const [state, setState] = useState<State>({ status: 'waiting' });
	const subscribe = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.status === 'sending') return;
		const { emailInvalid } = t;
		const rule = emailRule({ required: emailInvalid, tooLong: emailInvalid, emailInvalid });
		const email = rule.safeParse(new FormData(event.currentTarget).get('email')).data;
		if (!email) return setState({ status: 'refused', reason: emailInvalid });
		setState({ status: 'sending' });
		try {
			setState({ status: await sendOrQueue(api, newsletterSubscribe, { email }), email });
		} catch (error) {
			setState({ status: 'refused', reason: toMessage(error) });
		}
	};
	return { state, subscribe };
}

/** Asks for an address; the mail that follows asks again (double opt-in), so the answer is the same for every address. */
export function NewsletterForm({ place }: { place: 'footer' | 'popup' }) {
	const t = useMessages(newsletterMessages);
	const { state, subscribe } = useSubscription();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// not from whoever has gone on to something else while the shop took its time
		const isHere = field.current?.form?.contains(document.activeElement) || document.activeElement === document.body;
		if (state.status === 'refused' && isHere) field.current?.focus();
	}, [state]);
	const privacy = shopPagePath(useShop().storeView, 'privacy');
	if (state.status === 'sent' || state.status === 'queued') {
		return (
			<p className={styles.sent} ref={takeFocus} tabIndex={-1}>
				{t[state.status]({ email: state.email })}
			</p>
		);
	}
	return (
		<form
			className={styles.form}
			data-place={place}
			method="post"
			noValidate
			onSubmit={(event) => void subscribe(event)}
		>
			<div className={styles.line}>
				<Field
					ref={field}
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					aria-required
					label={t.email}
					error={state.status === 'refused' ? state.reason : undefined}
				/>
				<Button type="submit" busy={state.status === 'sending'}>
					{t.subscribe}
				</Button>
			</div>
			<p className={styles.small}>
				{t.consent} {privacy && <Link to={privacy}>{t.privacy}</Link>}
			</p>
		</form>
	);
}
