import { pathTo } from '@pasaz/kernel/routes';
import { newOrderSecret } from '../../../community/mail-links/order-links.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addressIn } from '../../../platform/store-views.ts';
import type { OrderRow } from '../../order-rows.ts';
import type { StateServices } from '../state-services.ts';

/** Where a mail shows its order, by a secret that no other mail has. */
export async function orderUrl(
	tx: Database,
	{ shop, now }: StateServices,
	{ uuid, storeCode }: OrderRow,
): Promise<string> {
	const secret = await newOrderSecret(tx, uuid, { now: now() });
	return addressIn(shop, storeCode, pathTo('order', { uuid, secret }));
}
