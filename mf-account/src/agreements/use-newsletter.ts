import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { newsletterStatus, newsletterSubscribe, newsletterUnsubscribe } from '@pasaz/kernel/contract/newsletter';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { useEffect, useState } from 'react';
import { agreementsMessages } from '../messages/agreements.ts';

/** Subscription of the account's e-mail to the newsletter. Repeating the current choice does nothing (rule 10.4). */
export function useNewsletter(email: string) {
	const { api } = useShop();
	const t = useMessages(agreementsMessages);
	const toMessage = useErrorMessage();
	const isOnline = useStore($online, { ssr: 'initial' });
	const [isSubscribed, setSubscribed] = useState(false);
	/** Whether the shopper has still to follow the link of the mail. */
	const [isAsked, setAsked] = useState(false);
	/** The address of which it is known whether it is subscribed. */
	const [known, setKnown] = useState<string>();
	const isKnown = known === email;
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		if (isKnown) return;
		api.call(newsletterStatus, { query: { email } }).then(
			(status) => {
				setSubscribed(status === 'subscribed');
				setKnown(email);
				setProblem(undefined);
			},
			// without it, the box would say that there is no subscription to end
			(error: unknown) => setProblem(toMessage(error)),
		);
	}, [api, email, isKnown, isOnline]);
	const set = async (wanted: boolean) => {
		if (isBusy || wanted === isSubscribed) return;
		setBusy(true);
		setProblem(undefined);
		try {
			await api.call(wanted ? newsletterSubscribe : newsletterUnsubscribe, { body: { email } });
			setAsked(wanted);
			if (wanted) return;
			setSubscribed(false);
			notify({ type: 'success', message: t.newsletterEnded });
		} catch (error) {
			setProblem(toMessage(error));
		} finally {
			setBusy(false);
		}
	};
	return { isSubscribed, isAsked, isKnown, isBusy, problem, set };
}
