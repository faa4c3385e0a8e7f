import { isPreserved } from './preserved.ts';

/** Every collection of the shop (predecessor 4.1); `quarantine` and `device` are ours. */
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
	'device',
] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** What a full device gives up, the URL cache among it. */
export const SPARE: readonly CollectionName[] = COLLECTIONS.filter((name) => !isPreserved(`${name}/`));

/** Written by several tabs, so that none may trust its memory. */
export const SHARED: readonly CollectionName[] = ['orders', 'syncTasks', 'quarantine', 'device'];

/** KB. */
export const QUOTAS: Partial<Record<CollectionName, number>> = { elasticCache: 4096 };
