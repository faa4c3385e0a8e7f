import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { toAmount } from '@pasaz/kernel/domain/money';
import type { Services } from '../../platform/database/services.ts';
import type { Route } from '../../platform/http/route.ts';
import { requireGiftCard } from './gift-cards.ts';

export function giftCardRoutes(route: Route, { db }: Services): void {
	route(giftCardBalance, async ({ body }) => {
		const { code, balance, currency } = await requireGiftCard(db, body.code);
		return { code, balance: toAmount(balance), currency };
	});
}
