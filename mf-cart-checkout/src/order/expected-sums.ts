import type { OrderRequest } from '@pasaz/kernel/contract/order';
import { toAmount } from '@pasaz/kernel/domain/money';
import { dueBesidesCards, heldCodes } from './gift-cards.ts';

/** What the shopper has seen of the sums: the shop refuses an order that would cost anything else (rule 15.19). */
export function expectedSums(total: number): Pick<OrderRequest, 'expected_total' | 'expected_due'> {
	const expected_total = toAmount(total);
	return heldCodes().length > 0
		? { expected_total, expected_due: toAmount(dueBesidesCards(total)) }
		: { expected_total };
}
