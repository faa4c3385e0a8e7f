import { writtenIban } from '@pasaz/kernel/domain/iban';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { OrderRow } from '../../order-rows.ts';
import { needsAccount } from './withdrawable.ts';

/**
 * The account for an order's money as banks write it; null where none was named and the money can go back the way it came.
 * @throws Refusal 422 without an account where one is needed, or with an invalid one
 */
export function accountFor(order: OrderRow, typed = ''): string | null {
	const account = writtenIban(typed);
	if (account === undefined && typed !== '') {
		throw new Refusal(422, 'account-wrong', 'The account number is no valid IBAN.');
	}
	if (needsAccount(order) && !account) {
		throw new Refusal(422, 'account-missing', 'The money can only be returned to an account.');
	}
	return account ?? null;
}
