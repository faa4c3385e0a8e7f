/** Every collection of the shop (predecessor 4.1); `quarantine` is ours. */
export const COLLECTIONS = [
	'cart',
	'user',
	'orders',
	'checkout',
	'wishlist',
	'compare',
	'recently-viewed',
	'newsletter',
	'cms',
	'url',
	'categories',
	'attributes',
	'products',
	'elasticCache',
	'syncTasks',
	'quarantine',
] as const;
export type CollectionName = (typeof COLLECTIONS)[number];
