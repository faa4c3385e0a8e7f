import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';
/** They look into threads, which only the main thread of a process may. */
const OF_WORKERS = `shell/src/server/workers/${TESTS}`;
const NOT_OF_THE_SHOP = [
	'**/node_modules/**',
	'create-slice/template/**',
	'commerce-api/**',
	'demo-shop/**',
	'e2e/**',
	'bench/**',
];

export default defineConfig({
	test: {
		environment: 'node',
		globalSetup: 'scripts/for-tests/temporary-folder.ts',
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Of what a test waits for: a machine that does ten other things, too, takes its time.
		expect: { poll: { timeout: 10_000 } },
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: 'api',
					include: ['{commerce-api,demo-shop}/src/**/*.test.ts'],
					// Its modules keep nothing but the databases that files lend each other, so that one process is enough for many files.
					isolate: false,
					// A process is kept for the next file only where that is one of the API, too.
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					name: 'shop',
					include: [TESTS],
					exclude: [...NOT_OF_THE_SHOP, OF_WORKERS],
					// A thread starts sooner than a process, and is kept for the next file, which the setup makes independent of the last one.
					pool: 'threads',
					isolate: false,
					setupFiles: 'scripts/for-tests/start-anew.ts',
					sequence: { groupOrder: 2 },
				},
			},
			{
				extends: true,
				test: { name: 'workers', include: [OF_WORKERS], pool: 'forks', sequence: { groupOrder: 3 } },
			},
		],
	},
});
