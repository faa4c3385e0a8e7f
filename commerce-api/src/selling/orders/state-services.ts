import type { Seller } from '../../platform/config.ts';
import type { orderStates } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/services.ts';
import type { Shop } from '../../platform/store-views.ts';
import type { DownloadFiles } from './download-files.ts';
import type { OrderRow } from './order-rows.ts';

/** What is sold without a parcel. */
export interface DigitalGoods {
	files: DownloadFiles;
	/** Skus of products each piece of which is a gift card worth its price. */
	giftCardSkus: ReadonlySet<string>;
}

export interface StateServices extends Services {
	shop: Shop;
	/** Without it there are no invoices. */
	seller: Seller | undefined;
	digital: DigitalGoods;
}

export interface StateChange {
	state: (typeof orderStates.$inferSelect)['state'];
	/** Stored with `sent`. */
	tracking?: OrderRow['tracking'] | undefined;
	/** Whether it is cancelled because it was not paid, or not fetched, in time. */
	isExpired?: boolean;
}
