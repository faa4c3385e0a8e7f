import type { Shop } from '@pasaz/kernel/composition/shop';
import type { StoreLink } from '@pasaz/kernel/contract/store-view';
import { browserArea } from '@pasaz/kernel/device/storage/area';
import { currentDatabase, databaseName } from '@pasaz/kernel/device/storage/database';
import { WAITING_TASKS_KEY } from '@pasaz/kernel/network/network-tasks';
import { profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { hasUnsentOrdersIn } from '@pasaz/kernel/stores/unsent-orders';

/**
 * Another storefront where orders or changes of the account wait, which only its own pages send. All storefronts have one profile, so
 * that its changes may wait in any that has tasks.
 */
export function waitingElsewhere({ storeLinks }: Pick<Shop, 'storeLinks'>): StoreLink | undefined {
	const isChanged = profileBefore() !== undefined;
	return storeLinks.find((link) => {
		const name = databaseName(link);
		if (name === currentDatabase()) return false;
		return hasUnsentOrdersIn(name) || (isChanged && browserArea.read(`${name}/${WAITING_TASKS_KEY}`) !== null);
	});
}
