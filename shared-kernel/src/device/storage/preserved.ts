/** Collections that a full device keeps (first document, section 4); queued tasks are a shopper's unsent work like offline orders. */
const PRESERVED = ['cart/', 'user/', 'orders/', 'syncTasks/', 'device/'];

/** Whether a name like `cart/current-cart` lies in a collection that a full device keeps. */
export function isPreserved(path: string): boolean {
	return PRESERVED.some((collection) => path.startsWith(collection));
}
