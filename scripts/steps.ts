import type { Step } from './run-step.ts';

/** What can be said of the code without running it. */
export const READING: Step[] = [
	['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
	['features apart', 'node', ['scripts/feature-imports.ts']],
	['licences, advisories and secrets', 'node', ['scripts/supply-chain.ts']],
	['pages, routes and fragments', 'node', ['scripts/wiring.ts']],
	['rules and what holds them', 'node', ['scripts/rules.ts']],
	// Several checkers would each look at the types that all packages share.
	['types', 'tsc', ['-b', '--checkers', '1']],
	['dead code and dependencies', 'knip', []],
	[
		'code that only tests use',
		'knip',
		['--production', '--config=scripts/knip-production.ts', '--include=files,exports,types'],
	],
];

export const SHOP_TESTS: Step = ['unit tests of the shop', 'vitest', ['run', '--project=shop']];
/** They wait for their workers most of the time, so they run beside other steps. */
export const WORKER_TESTS: Step = ['unit tests of render workers', 'vitest', ['run', '--project=workers']];
export const RELEASES: Step = ['releases of the composed shop', 'node', ['scripts/publish-for-tests.ts']];
/** What composed tests begin with, in a folder. */
export const database = (folder: string): Step => [
	'database of the composed shop',
	'node',
	['scripts/seed-for-tests.ts', folder],
];
export const ownSlice = (folder: string): Step => [
	'slice of a repository of its own',
	'node',
	['scripts/for-tests/own-slice.ts', folder],
];
export const API_TESTS: Step = ['unit tests of the API', 'vitest', ['run', '--project', 'api']];
