import type { Claim, OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { withdrawalMessages } from '../messages/withdrawal.ts';

/** Once a claim is accepted, it says itself what went to gift cards; before that, the order says what they have paid. */
type Returned = Pick<Claim, 'account'> & Partial<Pick<Claim, 'amount' | 'gift_card_amount'>>;

/**
 * In which way money for an order goes back: first to the gift cards that have paid, then to the account, or, where none is named, the
 * way it came (rule 15.39).
 */
export function useRefundWay({ gift_card_amount, due_amount, method_title: method }: OrderDocument) {
	const t = useMessages(withdrawalMessages);
	return ({ account, amount, gift_card_amount: returned }: Returned): string => {
		const rest = account ? t.toAccount({ account }) : t.sameWay({ method });
		if (!(returned ?? gift_card_amount)) return rest;
		const isAll = returned === undefined ? due_amount === 0 : returned === amount;
		return isAll ? t.toCards : t.cardsFirst({ rest });
	};
}
