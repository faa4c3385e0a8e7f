import { cartSamples } from './cart.ts';
import { catalogSamples } from './catalog.ts';
import { communitySamples } from './community.ts';
import { contentSamples } from './content.ts';
import { orderSamples } from './orders.ts';
import type { Samples } from './sample.ts';
import { userSamples } from './users.ts';

/** How each call is tried; one without an entry fails the tests that go over all calls. */
export const ALL_SAMPLES: Samples = {
	...catalogSamples,
	...cartSamples,
	...orderSamples,
	...userSamples,
	...communitySamples,
	...contentSamples,
};
