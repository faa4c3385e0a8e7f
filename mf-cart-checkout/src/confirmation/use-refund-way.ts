import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { withdrawalMessages } from '../messages/withdrawal.ts';

/**
 * In which way money for an order goes back: first to the gift cards that have paid, then to the account, or, where none is named, the
 * way it came (rule 15.39).
 */
export function useRefundWay({ gift_card_amount, due_amount, method_title: method }: OrderDocument) {
	const t = useMessages(withdrawalMessages);
	return (account: string | null): string => {
		const rest = account ? t.toAccount({ account }) : t.sameWay({ method });
		if (!gift_card_amount) return rest;
		return due_amount === 0 ? t.toCards : t.cardsFirst({ rest });
	};
}
