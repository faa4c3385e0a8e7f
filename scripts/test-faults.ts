import { runStep } from './run-step.ts';

await runStep('faults in 1,000 histories', 'vitest', ['run', 'shared-kernel'], { FAULTS: 'full' });

await runStep(
	'a cart on two devices in 10,000 histories',
	'vitest',
	['run', 'mf-cart-checkout/src/server-cart/histories.test.ts'],
	{ FAULTS: 'full' },
);

await runStep('20,000 addresses of any kind', 'vitest', ['run', 'shell/src/render/storefront'], {
	FAULTS: 'full',
});

const orders = 'commerce-api/src/selling/orders';
await runStep('1,000 races on PostgreSQL', 'vitest', ['run', `${orders}/races.test.ts`], { FAULTS: 'full' });
await runStep('1,000 killed processes', 'vitest', ['run', `${orders}/kill.test.ts`], { FAULTS: 'full' });
await runStep(
	'100 restarts of PostgreSQL',
	'vitest',
	['run', 'commerce-api/src/platform/database/server-away.test.ts'],
	{
		FAULTS: 'full',
	},
);

const REQUESTS = { FAULTS: 'full' };
await runStep(
	'10,000 requests with what must not count',
	'vitest',
	['run', 'shell/src/server/unkeyed-input.test.ts'],
	REQUESTS,
);
await runStep('10,000 requests of two shoppers', 'playwright', ['test', 'output-cache'], REQUESTS);
await runStep('100,000 hostile requests', 'vitest', ['run', 'commerce-api/src/openapi/fuzz.test.ts'], {
	FAULTS: 'full',
});

const workers = 'shell/src/server/workers/render-pool.test.ts';
for (let round = 1; round <= 5; round += 1)
	await runStep(`stuck render workers, round ${round}`, 'vitest', ['run', workers]);
await runStep('pages that loop, leak and end their worker, 60 views each', 'playwright', ['test', 'slice-loops'], {
	FAULT_RUNS: '60',
});
await runStep('25 sets published under load', 'playwright', ['test', 'publishing'], { FAULTS: 'full' });
