import type { Experiment } from './experiment.ts';
import { ATTACKS_BY_CONTENT } from './experiments/attacks-by-content.ts';
import { ATTACKS_BY_REQUESTS } from './experiments/attacks-by-requests.ts';
import { ATTACKS_ON_ACCOUNTS } from './experiments/attacks-on-accounts.ts';
import { DEVICE_FAULTS } from './experiments/devices.ts';
import { ORDER_FAULTS } from './experiments/orders.ts';
import { PAGE_FAULTS } from './experiments/pages.ts';
import { SERVER_FAULTS } from './experiments/servers.ts';
import { SLICE_FAULTS } from './experiments/slices.ts';

/** Faults F01 to F44 and attacks S01 to S30, in this order. */
export const EXPERIMENTS: Experiment[] = [
	...ORDER_FAULTS,
	...SERVER_FAULTS,
	...SLICE_FAULTS,
	...DEVICE_FAULTS,
	...PAGE_FAULTS,
	...ATTACKS_ON_ACCOUNTS,
	...ATTACKS_BY_CONTENT,
	...ATTACKS_BY_REQUESTS,
].toSorted((a, b) => a.number.localeCompare(b.number));
