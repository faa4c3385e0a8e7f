import { cartSamples } from './cart.fixture.ts';
import { catalogSamples } from './catalog.fixture.ts';
import { communitySamples } from './community.fixture.ts';
import { contentSamples } from './content.fixture.ts';
import { merchantSamples } from './merchant.fixture.ts';
import { orderSamples } from './orders.fixture.ts';
import type { Samples } from './sample.fixture.ts';
import { userSamples } from './users.fixture.ts';

/** How each call is tried; one without an entry fails the tests that go over all calls. */
export const ALL_SAMPLES: Samples = {
	...catalogSamples,
	...cartSamples,
	...orderSamples,
	...userSamples,
	...communitySamples,
	...contentSamples,
	...merchantSamples,
};
