import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { pathInStore } from '@pasaz/kernel/routes';

export const WORKER_FILE = 'worker/service-worker.js';
/** Where browsers find it: it stands for the whole site. */
export const WORKER_URL = '/service-worker.js';
/** Says in the address of the home page that another one was wanted and is not on the device. */
export const NOT_KEPT = '#not-kept';

/** Stands in a document that lacks something, as after a failed call: no device keeps it. */
export const INCOMPLETE = '<!--incomplete-->';

export const PAGES = 'shop/pages';

export function manifestUrl(storeView: Pick<ShownStoreView, 'storeCode' | 'appendStoreCode'>): string {
	return pathInStore('/manifest.webmanifest', storeView);
}
