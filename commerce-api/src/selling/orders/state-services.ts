import type { Seller } from '../../platform/config.ts';
import type { orderStates } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/database/services.ts';
import type { Shop } from '../../platform/store-views.ts';
import type { DigitalGoods } from '../digital/digital-goods.ts';
import type { OrderRow } from '../order-rows.ts';

export interface StateServices extends Services {
	shop: Shop;
	/** Without it there are no invoices. */
	seller: Seller | undefined;
	digital: DigitalGoods;
}

export interface StateChange {
	state: (typeof orderStates.$inferSelect)['state'];
	/** Stored with `sent`; again with other tracking it replaces that of a parcel on its way. */
	tracking?: OrderRow['tracking'] | undefined;
	/** Whether it is cancelled because it was not paid, or not fetched, in time. */
	isExpired?: boolean;
	/** Whether it is cancelled because what was sent came back undelivered. */
	isReturned?: boolean;
}
