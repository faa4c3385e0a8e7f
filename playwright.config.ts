import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

const PORT = '4100';
const API_PORT = '4101';
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
	testDir: 'e2e/src',
	outputDir: '.cache/test-results',
	workers: 1,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	failOnFlakyTests: true,
	forbidOnly: Boolean(process.env.CI),
	reporter: [['list']],
	use: {
		baseURL,
		locale: 'pl-PL',
		timezoneId: 'Europe/Warsaw',
		launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
		trace: 'retain-on-failure',
	},
	projects: [{ name: 'chromium', testMatch: '**/*.spec.ts' }],
	webServer: {
		command: 'node scripts/start.ts',
		url: `${baseURL}/healthz`,
		timeout: 180_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
		env: {
			PORT,
			API_PORT,
			API_URL: `http://127.0.0.1:${API_PORT}`,
			PUBLIC_URL: baseURL,
			DATA_DIR: join(import.meta.dirname, '.cache/e2e'),
		},
	},
});
