import type { Call } from './call.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogCalls } from './calls/catalog.ts';
import { communityCalls } from './calls/community.ts';
import { contentCalls } from './calls/content.ts';
import { fileCalls } from './calls/files.ts';
import { merchantCalls } from './calls/merchant.ts';
import { orderCalls } from './calls/orders.ts';
import { userCalls } from './calls/users.ts';

/** All documented calls; a test compares them with the routes. */
export const ALL_CALLS: readonly Call[] = [
	...catalogCalls,
	...cartCalls,
	...orderCalls,
	...userCalls,
	...communityCalls,
	...contentCalls,
	...fileCalls,
	...merchantCalls,
];
