import { useMessages } from '@pasaz/kernel/i18n/messages';
import { confirm } from '@pasaz/kernel/stores/confirmation';
import { hasUnsentOrders } from '@pasaz/kernel/stores/unsent-orders';
import { accountMessages } from '../messages/account.ts';

/** Ends a session after a question where an order waits on the device: it would be gone without a word (rule 15.43). */
export function useAskAboutOrders() {
	const t = useMessages(accountMessages);
	return (leave: () => void | Promise<void>, label = t.logOutAnyway) => {
		if (!hasUnsentOrders()) return leave();
		const actions = [
			{ label: t.stay, run: () => undefined },
			{ label, run: () => void leave() },
		];
		confirm({ title: t.unsentOrder, body: t.unsentOrderText, actions });
	};
}
