import { userLoyalty } from '@pasaz/kernel/contract/loyalty';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { LoyaltySettings } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { loyaltyOf } from './loyalty.ts';

interface LoyaltyServices {
	db: Database;
	storeViews: readonly StoreView[];
	loyalty: LoyaltySettings | undefined;
}

export function loyaltyRoutes(route: Route, { db, storeViews, loyalty: settings }: LoyaltyServices): void {
	route(userLoyalty, ({ user }) => {
		if (!settings) throw new Refusal(404, 'loyalty-off', 'This shop has no loyalty card.');
		return loyaltyOf({ db, storeViews, settings }, user.userId);
	});
}
