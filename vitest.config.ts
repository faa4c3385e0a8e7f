import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'ui-kit/fonts/*.test.ts'],
		exclude: ['**/node_modules/**', 'e2e/**', 'bench/**'],
		environment: 'node',
		testTimeout: 20_000,
		hookTimeout: 60_000,
		maxWorkers: 2,
	},
});
